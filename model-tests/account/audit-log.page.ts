import { admin } from "../../contract/account/admin";
import { definePage } from "../shared/define-page";
import { auditLogScreen } from "./audit-log.screen";

export const auditLogPage = definePage({
  screen: auditLogScreen,
  path: "/academy/administration/audit/",
  never: { ofAccount: "the address has no filters; the list is the same with some" },
  calls: { loadPage: admin.audit, refreshPage: admin.audit },
});
