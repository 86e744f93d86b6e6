import { promoVideoMachine } from "../../../machines/courses/promo-video";
import { definePart } from "../../screens/screen";
import { promoVideoActors } from "../actors";
import { playerLogic } from "../player/player-logic";
import { PromoVideo } from "./PromoVideo";

export const part = definePart({
  logic: (get) => promoVideoMachine.provide({ actors: { ...promoVideoActors(get).actors, player: playerLogic() } }),
  View: PromoVideo,
  area: "learning",
});
