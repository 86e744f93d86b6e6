import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Instant, Json, PromoCode } from "../primitives";
import { emailAsStored } from "./email-address";
import { PersonName } from "./person-name";

/** Permission flags, all false by default (specification, section 3; what they unlock: R10). */
export const Permissions = z.object({
  "academy.admin": z._default(z.boolean(), false),
  "academy.courses.edit": z._default(z.boolean(), false),
  "academy.student": z._default(z.boolean(), false),
  "sst.access": z._default(z.boolean(), false),
});
export type Permissions = z.infer<typeof Permissions>;

/** An account as its owner sees it; a visitor has id 0 (R16). `semrushId` is the provider's account number. */
export const UserProfile = z.object({
  id: z._default(z.int().check(z.minimum(0)), 0),
  semrushId: z._default(z.int().check(z.minimum(0)), 0),
  email: z._default(z.string(), ""),
  name: z._default(z.string(), ""),
  permissions: Permissions,
  promo: z._default(z.nullable(z.string()), null),
});
export type UserProfile = z.infer<typeof UserProfile>;

/** Paid status; an empty status is unknown, and unknown means not paid (R23). */
export const PaidStatus = z.enum(["", "free", "paid", "trial", "admin_free", "admin_paid"]);
export const ProductGroup = z.enum(["", "api_access", "business", "pro", "free", "guru", "app_center_access"]);
export const Billing = z.object({
  paidStatus: PaidStatus,
  productGroup: ProductGroup,
  trafficType: z.string(),
  /** False for who is `free` and can have no trial: had it, or has academy-plus otherwise (R57). Otherwise left out. */
  isTrialOffered: z.optional(z.boolean()),
});
export type Billing = z.infer<typeof Billing>;

/** Why an account may study academy-plus, and until when; `free`: it may not (R55). */
export const Plan = z.object({
  kind: z.enum(["free", "trial", "plus", "paid", "staff"]),
  /** Null if there is no end, or none that is known here. */
  until: z.nullable(Instant),
  /** The trial: started here or at another site, already had, or not for this account (R57). */
  trial: z.enum(["here", "elsewhere", "had", "none"]),
  /** Where a trial elsewhere begins. */
  trialUrl: z.nullable(z.string()),
});
export type Plan = z.infer<typeof Plan>;

export const Credentials = z.object({
  email: z.string().check(...emailAsStored, z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Credentials = z.infer<typeof Credentials>;

/** The account's own data, named as in the database: readable by people and by programs. */
export const PersonalData = z.object({
  exportedAt: Instant,
  account: z.record(z.string(), Json),
  /** Rows by kind: enrollments, completed steps, attempts with their answers, certificates … */
  records: z.record(z.string(), z.array(z.record(z.string(), Json))),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const session = {
  profile: endpoint({
    id: "session.profile",
    method: "GET",
    path: "/academy/api/auth/",
    summary: "The caller's profile; a visitor gets id 0 (R16). A learner's comes with the billing record (R23).",
    access: "public",
    reply: z.object({
      userProfile: UserProfile,
      specialRights: z._default(z.boolean(), false),
      billing: z.optional(Billing),
    }),
  }),
  signIn: endpoint({
    id: "session.signIn",
    method: "POST",
    path: "/academy/private/api/v2/auth/login/",
    summary: "Signs in and sets the session cookie, always a new session (R16).",
    access: "public",
    body: Credentials,
    reply: null,
  }),
  signOut: endpoint({
    id: "session.signOut",
    method: "POST",
    path: "/academy/private/api/v2/auth/logout/",
    summary: "Ends the session.",
    access: "public",
    reply: null,
  }),
  csrfToken: endpoint({
    id: "session.csrfToken",
    method: "GET",
    path: "/academy/private/api/v2/auth/token/",
    summary: "A CSRF token bound to the session (R17).",
    access: "signed-in",
    reply: z.object({ token: z.string() }),
  }),
  billing: endpoint({
    id: "session.billing",
    method: "GET",
    path: "/academy/private/api/v2/users/billing/",
    summary: "The account's billing record.",
    access: "signed-in",
    reply: Billing,
  }),
  updateName: endpoint({
    id: "session.updateName",
    method: "PUT",
    path: "/academy/private/api/v2/users/update/",
    summary: "Renames the account; certificates are reissued under the same hash (R4).",
    access: "signed-in",
    body: z.object({ name: PersonName }),
    reply: z.object({ userProfile: UserProfile }),
    idempotent: true,
    ordered: true,
  }),
  loginState: endpoint({
    id: "session.loginState",
    method: "GET",
    path: "/academy/private/api/v2/auth/login/",
    summary: "Whether the caller is signed in, and where to sign in (R16).",
    access: "public",
    reply: z.object({ loggedIn: z.boolean(), loginUrl: z.string() }),
  }),
  applyPromo: endpoint({
    id: "session.applyPromo",
    method: "PUT",
    path: "/academy/private/api/v2/users/promo/",
    summary: "Redeems a promo code. Only a 204 is a success (R38).",
    access: "signed-in",
    body: z.object({ promo: PromoCode }),
    reply: null,
    idempotent: true,
  }),
  plan: endpoint({
    id: "session.plan",
    method: "GET",
    path: "/academy/private/api/v2/users/plan/",
    summary: "The account's plan, until when, and whether a trial is offered (R55, R57, R58).",
    access: "signed-in",
    reply: Plan,
  }),
  startTrial: endpoint({
    id: "session.startTrial",
    method: "POST",
    path: "/academy/private/api/v2/users/trial/",
    summary: "Starts a trial of academy-plus of 7 days, once per account (R57).",
    access: "signed-in",
    reply: Plan,
    idempotent: true,
  }),
  exportData: endpoint({
    id: "session.exportData",
    method: "GET",
    path: "/academy/private/api/v2/users/export/",
    summary: "Everything the academy stores about the account (L24).",
    access: "signed-in",
    reply: PersonalData,
  }),
  deleteAccount: endpoint({
    id: "session.deleteAccount",
    method: "POST",
    path: "/academy/private/api/v2/users/delete/",
    summary: "Permanently deletes the account and all its data, and signs out (L24).",
    access: "signed-in",
    /** The password; for an account that signs in with an external provider, its email address. */
    body: z.object({ confirmation: z.string().check(z.minLength(1), z.maxLength(254)) }),
    reply: null,
  }),
};
