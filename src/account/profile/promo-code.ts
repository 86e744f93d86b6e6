import { promoCodeMachine } from "../../../machines/account/promo-code";
import { definePart } from "../../screens/screen";
import { promoCodeActors } from "../actors";
import { PromoCode } from "./PromoCode";

export const part = definePart({
  logic: (get) => promoCodeMachine.provide(promoCodeActors(get)),
  View: PromoCode,
});
