import { promoVideoMachine } from "../../../machines/learning/promo-video";
import { promoVideoActors } from "../../actors/learning";
import { definePart } from "../../screens/screen";
import { PromoVideo } from "./PromoVideo";

export const part = definePart({
  logic: (get) => promoVideoMachine.provide(promoVideoActors(get)),
  View: PromoVideo,
  area: "learning",
});
