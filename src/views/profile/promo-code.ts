import { promoCodeMachine } from "../../../machines/session/promo-code";
import { promoCodeActors } from "../../actors/session";
import { definePart } from "../../screens/screen";
import { PromoCode } from "./PromoCode";

export const part = definePart({
  logic: (get) => promoCodeMachine.provide(promoCodeActors(get)),
  View: PromoCode,
});
