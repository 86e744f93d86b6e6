import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentIdParam, Id, IdParam, Instant, pageNumber, SearchText } from "../primitives";
import { AuditEntry, AuditFilter, IdRange, idPage } from "./audit";
import { AdminPromoCode, NewPromoCode, PromoCodeFilter } from "./promo-codes";
import { AdminRating, CourseRatings, RatingFilter, RatingNumbers, RatingRemoval, TitleLocale } from "./ratings";
import { PaidStatus, Permissions, Plan, ProductGroup } from "./session";
import { DeviceSession } from "./sessions";

const base = "/academy/private/api/v2/admin";

/** An account as administrators see it (R10). */
export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  permissions: Permissions,
  specialRights: z.boolean(),
  paidStatus: PaidStatus,
  productGroup: ProductGroup,
  /** Why the account may study academy-plus, and until when. */
  plan: z.object({ kind: Plan.shape.kind, until: Plan.shape.until }),
  promo: z.nullable(z.string()),
  createdAt: Instant,
});
export type AdminUser = z.infer<typeof AdminUser>;

/** A right that accounts are filtered by; `none`: accounts without any. */
export const rightFilters = ["academy.admin", "academy.courses.edit", "academy.student", "sst.access", "none"] as const;
/** Signed in somewhere, nowhere, or only through another site, so that it has no password here. */
export const accountStates = ["signed-in", "signed-out", "elsewhere"] as const;

/** Which accounts: all filters apply at once. */
export const AccountFilter = z.object({
  search: z._default(SearchText, ""),
  plan: z.optional(Plan.shape.kind),
  right: z.optional(z.enum(rightFilters)),
  state: z.optional(z.enum(accountStates)),
});
export type AccountFilter = z.infer<typeof AccountFilter>;

const { isCurrent: _, ...sessionShape } = DeviceSession.shape;

/** One account with what an administrator decides by (R62). */
export const AdminUserDetails = z.object({
  ...AdminUser.shape,
  /** The last used first, at most 100. */
  sessions: z.array(z.object(sessionShape)),
  /** How many sessions have not ended, the caller's own not counted: ending all ends these. */
  otherSessions: z.int(),
  /** How many accounts have the right `academy.admin`. */
  administrators: z.int(),
  /** What was last recorded about it. */
  audit: z.array(AuditEntry),
});
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;

export const admin = {
  users: endpoint({
    id: "admin.users",
    method: "GET",
    path: `${base}/users/`,
    summary:
      "Accounts whose email address or name contains the search words, filtered, the newest first. A page ends before an id or begins after one, so it stays the same while accounts are added (R62).",
    access: "administration",
    query: z.object({ ...AccountFilter.shape, ...IdRange.shape, limit: pageNumber(50, 100) }),
    reply: z.object({ ...idPage(AdminUser).shape, total: z.int() }),
  }),
  user: endpoint({
    id: "admin.user",
    method: "GET",
    path: `${base}/users/{id}/`,
    summary: "One account with its sessions, its last entries of the audit log, and how many administrators there are.",
    access: "administration",
    params: z.object({ id: IdParam }),
    reply: AdminUserDetails,
  }),
  updateUser: endpoint({
    id: "admin.updateUser",
    method: "PUT",
    path: `${base}/users/{id}/`,
    summary:
      "Sets an account's permissions and billing. A change of staff rights ends the account's sessions. Administrators cannot remove their own administrator right.",
    access: "administration",
    params: z.object({ id: IdParam }),
    body: z.object({
      permissions: z.optional(Permissions),
      /** The permissions that the caller has seen: with others, nothing is changed (409 `conflict`). */
      was: z.optional(Permissions),
      specialRights: z.optional(z.boolean()),
      paidStatus: z.optional(PaidStatus),
      productGroup: z.optional(ProductGroup),
    }),
    reply: z.object({ ...AdminUser.shape, sessionsEnded: z.int() }),
    idempotent: true,
    confirmed: true,
  }),
  endSessions: endpoint({
    id: "admin.endSessions",
    method: "POST",
    path: `${base}/users/{id}/sessions/end/`,
    summary: "Ends all sessions of an account, except the caller's own (R62).",
    access: "administration",
    params: z.object({ id: IdParam }),
    reply: z.object({ sessionsEnded: z.int() }),
    idempotent: true,
    confirmed: true,
  }),
  audit: endpoint({
    id: "admin.audit",
    method: "GET",
    path: `${base}/audit/`,
    summary: "The audit log, filtered, the newest first (R63).",
    access: "administration",
    query: z.object({ ...AuditFilter.shape, ...IdRange.shape, limit: pageNumber(50, 100) }),
    reply: idPage(AuditEntry),
  }),
  promoCodes: endpoint({
    id: "admin.promoCodes",
    method: "GET",
    path: `${base}/promo-codes/`,
    summary: "Promo codes that contain the search words, filtered, the newest first (R62).",
    access: "administration",
    query: z.object({ ...PromoCodeFilter.shape, ...IdRange.shape, limit: pageNumber(50, 100) }),
    reply: z.object({ ...idPage(AdminPromoCode).shape, total: z.int() }),
  }),
  addPromoCode: endpoint({
    id: "admin.addPromoCode",
    method: "POST",
    path: `${base}/promo-codes/`,
    summary: "Adds a promo code. One that exists is left as it is (409 `promo_exists`).",
    access: "administration",
    body: NewPromoCode,
    reply: AdminPromoCode,
    idempotent: true,
    confirmed: true,
  }),
  endPromoCode: endpoint({
    id: "admin.endPromoCode",
    method: "PUT",
    path: `${base}/promo-codes/{id}/`,
    summary:
      "Ends a promo code, or makes it redeemable again as it was before. Days that were granted stay. If it is so already, nothing is changed (409 `conflict`).",
    access: "administration",
    params: z.object({ id: IdParam }),
    body: z.object({ isEnded: z.boolean() }),
    reply: AdminPromoCode,
    idempotent: true,
    confirmed: true,
  }),
  ratings: endpoint({
    id: "admin.ratings",
    method: "GET",
    path: `${base}/ratings/`,
    summary:
      "Learners' ratings of courses, filtered, the newest first; with the ratings of each course that has any (R62).",
    access: "administration",
    query: z.object({
      ...RatingFilter.shape,
      ...IdRange.shape,
      limit: pageNumber(50, 100),
      locale: TitleLocale,
    }),
    reply: z.object({
      ...idPage(AdminRating).shape,
      total: z.int(),
      /** By title; of all ratings, whatever the filter. */
      courses: z.array(CourseRatings),
    }),
  }),
  removeRating: endpoint({
    id: "admin.removeRating",
    method: "PUT",
    path: `${base}/ratings/{learner}/{course}/`,
    summary:
      "Removes a learner's rating of a course, or puts it back as it was. The learner may rate the course again: then, and if it is so already, nothing is changed (409 `conflict`).",
    access: "administration",
    params: z.object({ learner: IdParam, course: ContentIdParam }),
    body: RatingRemoval,
    reply: RatingNumbers,
    idempotent: true,
    confirmed: true,
  }),
  importContent: endpoint({
    id: "admin.importContent",
    method: "POST",
    path: `${base}/content/import/`,
    summary:
      "Imports the content folder, all or nothing. Mistakes are listed file by file (R10). An import that takes longer than the call goes on after the 503; repeats wait for it.",
    access: "editing",
    reply: z.object({ version: z.string(), changed: z.boolean(), courses: z.int(), exams: z.int() }),
  }),
};
