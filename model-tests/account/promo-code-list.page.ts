import { admin } from "../../contract/account/admin";
import { sessions } from "../../contract/account/sessions";
import { definePage } from "../shared/define-page";
import { promoCodeCreationPart } from "./promo-code-creation.screen";
import { promoCodeEndingPart } from "./promo-code-ending.screen";
import { promoCodeListScreen } from "./promo-code-list.screen";
import { authenticator } from "./session-proof.testing";

const proof = { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) };

export const promoCodeListPage = definePage({
  screen: {
    ...promoCodeListScreen,
    // The page under test opens and closes them.
    children: {
      promoCodeCreation: { ...promoCodeCreationPart, world: [] },
      promoCodeEnding: { ...promoCodeEndingPart, world: [] },
    },
  },
  path: "/academy/administration/promo-codes/",
  calls: {
    loadPage: admin.promoCodes,
    refreshPage: admin.promoCodes,
    "promoCodeCreation: perform": admin.addPromoCode,
    "promoCodeCreation: confirmSession": proof,
    "promoCodeEnding: perform": admin.endPromoCode,
    "promoCodeEnding: confirmSession": proof,
  },
  plays: {
    "promoCodeCreation: confirmByPasskey": authenticator,
    "promoCodeEnding: confirmByPasskey": authenticator,
  },
});
