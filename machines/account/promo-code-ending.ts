import type { AdminPromoCode } from "../../contract/account/promo-codes";
import { createStaffAction } from "./staff-action";

/** A code that is ended, or made redeemable again as it was before. */
export interface PromoCodeEnding {
  id: number;
  code: string;
  /** How many accounts have redeemed it: their days stay. */
  redemptions: number;
  isEnded: boolean;
}

/** Ending a promo code, and taking that back (R58, R62). */
export const promoCodeEndingMachine = createStaffAction<PromoCodeEnding, AdminPromoCode>({
  id: "promoCodeEnding",
  description: "Ending a promo code, or making it redeemable again.",
  screen: "PromoCodeEndingDialog",
  requirements: ["R58", "R62"],
  undoOf: (ending) => ({ ...ending, isEnded: !ending.isEnded }),
});
