import type { AdminUser } from "../../contract/account/admin";
import { createStaffList, type ListPage } from "./staff-list";

/** All accounts, for administrators: found by words, filtered by plan, rights, and state (R62). */
export const accountListMachine = createStaffList<ListPage<AdminUser> & { total: number }>({
  id: "accountList",
  description: "The accounts that an administrator looks for.",
  screen: "AccountListPage",
  requirements: ["R62"],
});
