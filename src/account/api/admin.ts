import { type AdminUser, admin } from "../../../contract/account/admin";
import type { Call } from "../../api/call";
import { type Keyed, queryOf } from "../../api/query";

/** The fields of an account to change; all others stay as they are. */
type Changes = Partial<Pick<AdminUser, "permissions" | "specialRights" | "paidStatus" | "productGroup">>;

export const adminService = (call: Call) => ({
  loadUsers: (asked: { search: string; page: number; limit: number }) =>
    call(admin.users, { query: queryOf({ ...asked }) }),
  updateUser: ({ id, changes, key }: Keyed & { id: number; changes: Changes }) =>
    call(admin.updateUser, { params: { id: String(id) }, body: changes }, { key }),
  revokeCertificate: ({ hash, key }: Keyed & { hash: string }) =>
    call(admin.revokeCertificate, { params: { hash } }, { key }),
  importContent: () => call(admin.importContent, {}),
});
