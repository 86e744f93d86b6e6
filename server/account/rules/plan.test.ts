import { describe, expect, it } from "vitest";
import { visitor } from "./access";
import { mayStudyPlus, needsPlan, type PlanHolder, paidStatusOf, planOf } from "./plan";

const now = new Date("2026-11-28T12:00:00Z");
const later = new Date("2026-12-05T12:00:00Z");
const last = new Date("2026-12-28T12:00:00Z");
const before = new Date("2026-11-28T11:59:59Z");

const holder = (own: Partial<PlanHolder> = {}): Required<PlanHolder> => ({
  id: 7,
  permissions: visitor.permissions,
  paidStatus: "free",
  trialUntil: null,
  plusUntil: null,
  ...own,
});
const having = (right: string) => ({ permissions: { ...visitor.permissions, [right]: true } });

describe("who studies academy-plus (R55)", () => {
  it.each<[string, PlanHolder, string, Date | null]>([
    ["a visitor", visitor, "free", null],
    ["a free account", holder(), "free", null],
    ["an unknown status", holder({ paidStatus: "" }), "free", null],
    ["a paid account", holder({ paidStatus: "paid" }), "paid", null],
    ["an account whose administrator pays", holder({ paidStatus: "admin_paid" }), "paid", null],
    ["an account whose administrator does not pay", holder({ paidStatus: "admin_free" }), "free", null],
    ["a trial of the main site", holder({ paidStatus: "trial" }), "trial", null],
    ["a trial of the academy", holder({ trialUntil: later }), "trial", later],
    ["a trial that has ended", holder({ trialUntil: before }), "free", null],
    ["a trial that ends now", holder({ trialUntil: now }), "free", null],
    ["a grant by promo code", holder({ plusUntil: last }), "plus", last],
    ["a grant that has ended", holder({ plusUntil: before }), "free", null],
    ["a grant that outlasts the trial", holder({ trialUntil: later, plusUntil: last }), "plus", last],
    ["a trial that outlasts the grant", holder({ trialUntil: last, plusUntil: later }), "trial", last],
    ["a paid account with a grant", holder({ paidStatus: "paid", plusUntil: later }), "paid", null],
    ["an administrator", holder(having("academy.admin")), "staff", null],
    ["an editor", holder(having("academy.courses.edit")), "staff", null],
    ["a student", holder(having("academy.student")), "free", null],
  ])("%s", (_, who, kind, until) => {
    expect(planOf(who, now)).toEqual({ kind, until });
    expect(mayStudyPlus(who, now)).toBe(kind !== "free");
    expect(needsPlan("plus", who, now)).toBe(kind === "free");
    expect(needsPlan("free", who, now)).toBe(false);
  });
});

describe("the billing status", () => {
  it("is a trial while the academy's trial runs, unless the account pays", () => {
    expect(paidStatusOf(holder({ trialUntil: later }), now)).toBe("trial");
    expect(paidStatusOf(holder({ paidStatus: "", trialUntil: later }), now)).toBe("trial");
    expect(paidStatusOf(holder({ trialUntil: before }), now)).toBe("free");
    expect(paidStatusOf(holder({ paidStatus: "paid", trialUntil: later }), now)).toBe("paid");
  });
});
