import { describe, expect, it } from "vitest";
import { type Billing, PaidStatus, ProductGroup } from "../../contract/account/session";
import { permissions, profileOf } from "../testing";
import { isCustomer, paidGroups, userTag } from "./user-tag";

const billing = (paidStatus: Billing["paidStatus"], productGroup: Billing["productGroup"] = ""): Billing => ({
  paidStatus,
  productGroup,
  trafficType: "",
});
const admin = profileOf(1, { permissions: { ...permissions, "academy.admin": true } });
const learner = profileOf(2);
const promo = profileOf(3, { promo: "SPRING" });

describe("a customer", () => {
  it.each([
    [null, false],
    [billing(""), false],
    [billing("free"), false],
    [billing("admin_free"), false],
    [billing("paid"), true],
    [billing("trial"), true],
    [billing("admin_paid"), true],
    [billing("free", "guru"), true],
    [billing("", "free"), false],
  ])("%j → %s", (record, expected) => {
    expect(isCustomer(record)).toBe(expected);
  });

  it("is a paid user in any listed group but free", () => {
    expect([...paidGroups].sort()).toEqual(ProductGroup.options.filter((group) => group && group !== "free").sort());
  });
});

describe("the tag of a user", () => {
  it.each([
    ["a visitor", null, null, "external"],
    ["a profile without an account", profileOf(0), billing("paid"), "external"],
    ["an admin who pays", admin, billing("admin_paid"), "Admin-Paid"],
    ["an admin who does not", admin, billing("admin_free"), "Admin-Free"],
    ["an admin of unknown billing", admin, null, "Admin-Free"],
    ["a learner on trial", learner, billing("trial"), "Trial-User"],
    ["a learner with a promotion", promo, billing("free"), "Promo-User"],
    ["a learner who pays", learner, billing("paid"), "Paid-User"],
    ["a learner who does not", learner, billing("free"), "Free-User"],
    ["a learner of unknown billing", learner, billing(""), "Free-User"],
  ] as const)("%s", (_, profile, record, expected) => {
    expect(userTag(profile, record)).toBe(expected);
  });
});

/** The decision tables of the specification (sections 1 and 4, R23): the first row that fits. `*` fits all. */
const paying = ["unknown * no", "free * no", "admin_free * no", "* * yes"];
const tags = [
  "visitor * * external",
  "admin yes * Admin-Paid",
  "admin no * Admin-Free",
  "learner:trial * * Trial-User",
  "learner * promo Promo-User",
  "learner yes * Paid-User",
  "learner no * Free-User",
];
/** Looks up the last column of a table by its other columns. */
function lookUp(table: string[], ...columns: string[]): string | undefined {
  const row = table
    .map((text) => text.split(" "))
    .find((cells) => columns.every((column, at) => cells[at] === "*" || column.split("|").includes(cells[at] ?? "")));
  return row?.at(-1);
}

it("any user has the tag of the decision table, whatever the billing says", () => {
  const paidGroup = ["api_access", "business", "pro", "guru", "app_center_access"];
  for (const paidStatus of PaidStatus.options)
    for (const productGroup of ProductGroup.options)
      for (const who of ["visitor", "admin", "learner"])
        for (const code of [null, "SPRING"]) {
          const rights = { ...permissions, "academy.admin": who === "admin" };
          const profile = profileOf(who === "visitor" ? 0 : 5, { permissions: rights, promo: code });
          const pays =
            lookUp(paying, paidStatus || "unknown", productGroup) === "yes" || paidGroup.includes(productGroup);
          const record = billing(paidStatus, productGroup);
          const expected = lookUp(tags, `${who}|${who}:${paidStatus}`, pays ? "yes" : "no", code ? "promo" : "none");
          expect([paidStatus, productGroup, who, code, isCustomer(record)]).toEqual([
            paidStatus,
            productGroup,
            who,
            code,
            pays,
          ]);
          expect([paidStatus, productGroup, who, code, userTag(profile, record)]).toEqual([
            paidStatus,
            productGroup,
            who,
            code,
            expected,
          ]);
        }
});
