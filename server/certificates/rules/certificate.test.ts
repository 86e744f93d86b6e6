import { expect, it } from "vitest";
import { expiryOf, isValid, renewalOpensAt } from "./certificate";

const at = (text: string) => new Date(text);

it.each([
  ["2026-03-01T12:00:00.000Z", 12, "2027-03-01T12:00:00.000Z"],
  ["2026-01-31T23:59:59.999Z", 1, "2026-02-28T23:59:59.999Z"],
  ["2024-02-29T00:00:00.000Z", 12, "2025-02-28T00:00:00.000Z"],
  ["2026-11-30T08:00:00.000Z", 3, "2027-02-28T08:00:00.000Z"],
])("%s and %d months is %s, in UTC", (issued, months, expires) => {
  expect(expiryOf(at(issued), months)).toEqual(at(expires));
});

it("does not expire with 0 months", () => {
  expect(expiryOf(at("2026-03-01T12:00:00Z"), 0)).toBeNull();
  expect(isValid(null, at("2999-01-01T00:00:00Z"))).toBe(true);
  expect(renewalOpensAt(null)).toBeNull();
});

it("expires at the instant, not the day (R43)", () => {
  const expires = at("2026-03-01T12:00:00.000Z");
  expect(isValid(expires, at("2026-03-01T11:59:59.999Z"))).toBe(true);
  expect(isValid(expires, expires)).toBe(false);
});

it("may be renewed in its last 60 days (R4)", () => {
  expect(renewalOpensAt(at("2026-03-02T12:00:00Z"))).toEqual(at("2026-01-01T12:00:00Z"));
});
