import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { accountDataScreen } from "./account-data.screen";
import { accountDeletionPart } from "./account-deletion.screen";
import { besideProfile } from "./profile.page";

export const accountDataPage = definePage({
  screen: {
    ...accountDataScreen,
    ignores: [...accountDataScreen.ignores, ...besideProfile],
    // The block under test sends it all events.
    children: { accountDeletion: { ...accountDeletionPart, world: [] } },
  },
  path: "/academy/profile/",
  calls: { exportData: session.exportData, "accountDeletion: deleteAccount": session.deleteAccount },
  sharesSession: true,
});
