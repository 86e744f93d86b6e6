import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { accountDataScreen } from "./account-data.screen";
import { accountDeletionPart } from "./account-deletion.screen";

export const accountDataPage = definePage({
  screen: {
    ...accountDataScreen,
    ignores: [
      ...accountDataScreen.ignores,
      { role: "textbox", name: "Code", why: "is of the promo code" },
      { role: "button", name: "Redeem", why: "is of the promo code" },
      { role: "button", name: "Sign in to redeem", why: "is of the promo code" },
    ],
    // The block under test sends it all events.
    children: { accountDeletion: { ...accountDeletionPart, world: [] } },
  },
  path: "/academy/profile/",
  calls: { exportData: session.exportData, "accountDeletion: deleteAccount": session.deleteAccount },
  sharesSession: true,
});
