import { session } from "../../contract/account/session";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { promoCodeScreen } from "./promo-code.screen";

export const promoCodePage = definePage({
  screen: promoCodeScreen,
  path: "/academy/profile/",
  region: ["section[aria-label='Promo code']"],
  calls: { applyPromo: session.applyPromo },
  sharesSession: true,
  answers: () => [[session.profile, { userProfile: profileOf(7, { promo: "WINTER" }), specialRights: false }]],
});
