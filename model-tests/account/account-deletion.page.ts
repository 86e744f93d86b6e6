import { session } from "../../contract/account/session";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { accountDeletionScreen } from "./account-deletion.screen";

export const accountDeletionPage = definePage({
  screen: {
    ...accountDeletionScreen,
    ignores: [
      ...accountDeletionScreen.ignores,
      { role: "link", why: "leads to other pages" },
      { role: "textbox", name: "Name", why: "is of the profile" },
      { role: "button", name: "Save name", why: "is of the profile" },
      { role: "button", name: "Sign out", why: "is of the profile" },
      { role: "textbox", name: "Code", why: "is of the promo code" },
      { role: "button", name: "Redeem", why: "is of the promo code" },
    ],
  },
  path: "/academy/profile/",
  calls: { deleteAccount: session.deleteAccount },
  answers: () => [[session.profile, { userProfile: profileOf(7), specialRights: false }]],
  signsInAfter: ["deleteAccount → deleted", "deleteAccount → signedOut"],
});
