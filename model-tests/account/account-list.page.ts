import { admin } from "../../contract/account/admin";
import { definePage } from "../shared/define-page";
import { accountListScreen } from "./account-list.screen";

export const accountListPage = definePage({
  screen: accountListScreen,
  path: "/academy/administration/accounts/",
  never: { filtered: "the address has no filters; the list is the same with some" },
  calls: { loadPage: admin.users, refreshPage: admin.users },
});
