import { admin } from "../../../contract/account/admin";
import type { NewPromoCode } from "../../../contract/account/promo-codes";
import type { Permissions } from "../../../contract/account/session";
import type { Call } from "../../api/call";
import { inLocale, type Keyed, type Localized } from "../../api/query";
import { auditQueryOf } from "../audit-query";

/** What the address of a list asks for; the server checks it. */
interface Asked {
  query: Readonly<Record<string, string>>;
}

interface Removal {
  account: number;
  course: number;
  id: number;
  isRemoved: boolean;
}

export const adminService = (call: Call) => ({
  loadAccounts: ({ query }: Asked) => call(admin.users, { query }),
  loadAccount: ({ id }: { id: number }) => call(admin.user, { params: { id: String(id) } }),
  changeRights: ({ id, key, ...body }: Keyed & { id: number; permissions: Permissions; was: Permissions }) =>
    call(admin.updateUser, { params: { id: String(id) }, body }, { key }),
  endAccountSessions: ({ id, key }: Keyed & { id: number }) =>
    call(admin.endSessions, { params: { id: String(id) } }, { key }),
  loadAudit: ({ query }: Asked) => call(admin.audit, { query: auditQueryOf(query) }),
  loadPromoCodes: ({ query }: Asked) => call(admin.promoCodes, { query }),
  addPromoCode: ({ key, ...body }: Keyed & NewPromoCode) => call(admin.addPromoCode, { body }, { key }),
  endPromoCode: ({ id, isEnded, key }: Keyed & { id: number; isEnded: boolean }) =>
    call(admin.endPromoCode, { params: { id: String(id) }, body: { isEnded } }, { key }),
  loadRatings: ({ query, locale = "en" }: Asked & Partial<Localized>) =>
    call(admin.ratings, { query: { ...query, ...inLocale(locale) } }),
  removeRating: ({ account, course, id, isRemoved, key }: Keyed & Removal) =>
    call(
      admin.removeRating,
      { params: { learner: String(account), course: String(course) }, body: { id, isRemoved } },
      { key },
    ),
  importContent: () => call(admin.importContent, {}),
});
