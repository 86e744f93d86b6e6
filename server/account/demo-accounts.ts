import type { Billing, Permissions } from "../../contract/account/session";

export const demoPassword = "academy-demo";
/** A promo code that everyone may redeem in the demo. */
export const demoPromoCode = "ACADEMY-DEMO";

/** An account that a demo starts with. */
export interface DemoAccount {
  email: string;
  name: string;
  /** Printed at startup. */
  what: string;
  paidStatus: Billing["paidStatus"];
  productGroup: Billing["productGroup"];
  permissions?: Partial<Permissions>;
}

/** One account per kind of learner and staff (R10, R20, R23). */
export const demoAccounts: readonly DemoAccount[] = [
  { email: "free@academy.test", name: "Frida Free", what: "free plan", paidStatus: "free", productGroup: "free" },
  { email: "paid@academy.test", name: "Paul Paid", what: "paid plan", paidStatus: "paid", productGroup: "guru" },
  { email: "trial@academy.test", name: "Tara Trial", what: "on trial", paidStatus: "trial", productGroup: "pro" },
  {
    email: "promo@academy.test",
    name: "Pia Promo",
    what: "may redeem promo codes",
    paidStatus: "free",
    productGroup: "free",
  },
  {
    email: "admin@academy.test",
    name: "Ada Admin",
    what: "administrator, paid",
    paidStatus: "admin_paid",
    productGroup: "business",
    permissions: { "academy.admin": true },
  },
  {
    email: "admin-free@academy.test",
    name: "Anton Admin",
    what: "administrator, free",
    paidStatus: "admin_free",
    productGroup: "free",
    permissions: { "academy.admin": true },
  },
  {
    email: "editor@academy.test",
    name: "Edda Editor",
    what: "edits courses",
    paidStatus: "paid",
    productGroup: "business",
    permissions: { "academy.courses.edit": true },
  },
  {
    // Without a name, so that issuing a certificate has to ask for it (R4).
    email: "student@academy.test",
    name: "",
    what: "student, has no name yet",
    paidStatus: "free",
    productGroup: "free",
    permissions: { "academy.student": true },
  },
  {
    email: "sst@academy.test",
    name: "Stefan Site",
    what: "is sent to the site's root",
    paidStatus: "free",
    productGroup: "free",
    permissions: { "sst.access": true },
  },
];
