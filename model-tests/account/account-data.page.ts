import { session } from "../../contract/account/session";
import { definePage } from "../drivers/page-tests";
import { accountDataScreen } from "./account-data.screen";
import { accountDeletionPart } from "./account-deletion.screen";

export const accountDataPage = definePage({
  screen: {
    ...accountDataScreen,
    ignores: [
      ...accountDataScreen.ignores,
      { role: "textbox", name: "Code", why: "is of the promo code" },
      { role: "button", name: "Redeem", why: "is of the promo code" },
      { role: "button", name: "Sign in to redeem it", why: "is of the promo code" },
    ],
    // The block tells it all that it hears, which is under test itself.
    children: { accountDeletion: { ...accountDeletionPart, world: [] } },
  },
  path: "/academy/profile/",
  calls: { exportData: session.exportData, "accountDeletion: deleteAccount": session.deleteAccount },
  sharesSession: true,
});
