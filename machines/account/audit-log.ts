import type { AuditEntry } from "../../contract/account/audit";
import { createStaffList, type ListPage } from "./staff-list";

/** What was recorded, for administrators: filtered by action, account, and day (R63). */
export const auditLogMachine = createStaffList<ListPage<AuditEntry>>({
  id: "auditLog",
  description: "The audit log as an administrator reads it.",
  screen: "AuditLogPage",
  requirements: ["R63"],
});
