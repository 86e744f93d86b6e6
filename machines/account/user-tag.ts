import type { Billing, UserProfile } from "../../contract/account/session";

/** The user tags of analytics (specification, section 1). */
export type UserTag =
  | "Free-User"
  | "Paid-User"
  | "Admin-Paid"
  | "Admin-Free"
  | "Promo-User"
  | "Trial-User"
  | "external";

/** Product groups that make a customer: all the listed ones but `free` (R23). */
export const paidGroups = ["api_access", "business", "pro", "guru", "app_center_access"] as const;

/** A customer is signed in and pays, or belongs to a paid group. Unknown is not paid (specification, section 4; R23). */
export const isCustomer = (billing: Billing | null): boolean =>
  billing !== null &&
  ((billing.paidStatus !== "" && billing.paidStatus !== "free" && billing.paidStatus !== "admin_free") ||
    (paidGroups as readonly string[]).includes(billing.productGroup));

/** The one tag of a user; a visitor is `external` traffic. */
export function userTag(profile: UserProfile | null, billing: Billing | null): UserTag {
  if (!profile || profile.id <= 0) return "external";
  if (profile.permissions["academy.admin"]) return isCustomer(billing) ? "Admin-Paid" : "Admin-Free";
  if (billing?.paidStatus === "trial") return "Trial-User";
  if (profile.promo) return "Promo-User";
  return isCustomer(billing) ? "Paid-User" : "Free-User";
}
