import { admin } from "../../contract/account/admin";
import { session } from "../../contract/account/session";
import { sessions } from "../../contract/account/sessions";
import { administrator, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { promoCodeOf } from "./administration.testing";
import { promoCodeCreationScreen } from "./promo-code-creation.screen";
import { authenticator } from "./session-proof.testing";

export const promoCodeCreationPage = definePage({
  screen: promoCodeCreationScreen,
  path: "/academy/administration/promo-codes/",
  calls: {
    perform: admin.addPromoCode,
    confirmSession: { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) },
  },
  plays: { confirmByPasskey: authenticator },
  sharesSession: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(10, { permissions: administrator.permissions }), specialRights: false }],
    [admin.promoCodes, { data: [promoCodeOf(7)], next: null, previous: null, total: 1 }],
  ],
});
