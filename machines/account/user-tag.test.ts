import { describe, expect, it } from "vitest";
import { type Billing, ProductGroup } from "../../contract/account/session";
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
