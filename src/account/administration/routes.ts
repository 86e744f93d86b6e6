import { pageRoute } from "../../routes/page-route";

/** The pages of the administration about accounts, for administrators and, some of them, for editors (R62). */
export const administrationRoutes = [
  pageRoute("/academy/administration/", () => import("./screen")),
  pageRoute("/academy/administration/accounts/", () => import("./accounts-screen"), [
    "search",
    "plan",
    "right",
    "state",
    "before",
    "after",
  ]),
  pageRoute("/academy/administration/accounts/$id/", () => import("./account-screen")),
  pageRoute("/academy/administration/imports/", () => import("./imports-screen"), ["before", "after"]),
  pageRoute("/academy/administration/settings/", () => import("./settings-screen"), ["language"]),
  pageRoute("/academy/administration/audit/", () => import("./audit-screen"), [
    "action",
    "account",
    "day",
    "before",
    "after",
  ]),
  pageRoute("/academy/administration/promo-codes/", () => import("./promo-codes-screen"), [
    "search",
    "state",
    "before",
    "after",
  ]),
  pageRoute("/academy/administration/ratings/", () => import("./ratings-screen"), [
    "search",
    "course",
    "stars",
    "before",
    "after",
  ]),
];
