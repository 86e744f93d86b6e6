import type { AdminPromoCode } from "../../contract/account/promo-codes";
import { promoCodeCreationMachine } from "./promo-code-creation";
import { promoCodeEndingMachine } from "./promo-code-ending";
import { createStaffList, type ListPage } from "./staff-list";

/** All promo codes, for administrators, who add some and end some (R58, R62). */
export const promoCodeListMachine = createStaffList<ListPage<AdminPromoCode> & { total: number }>({
  id: "promoCodeList",
  description: "The promo codes as an administrator sees them.",
  screen: "PromoCodeListPage",
  requirements: ["R58", "R62"],
  staffActions: { promoCodeCreation: promoCodeCreationMachine, promoCodeEnding: promoCodeEndingMachine },
});
