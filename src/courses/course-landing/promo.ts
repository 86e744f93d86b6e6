import { promoVideoMachine } from "../../../machines/courses/promo-video";
import { definePart } from "../../screens/screen";
import { promoVideoActors } from "../actors";
import { PromoVideo } from "./PromoVideo";

export const part = definePart({
  logic: (get) => promoVideoMachine.provide(promoVideoActors(get)),
  View: PromoVideo,
  area: "learning",
});
