import { describe, expect, it } from "vitest";
import { promoCodeOf, promoMistake, promoRefusal } from "./promo";

const now = new Date("2026-03-01T12:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);

it("reads a code in any case, with spaces around it, and in any width", () => {
  for (const typed of ["  spring-26\n", "ＳＰＲＩＮＧ－２６", "\u3000ｓｐｒｉｎｇ－２６"])
    expect(promoCodeOf(typed)).toBe("SPRING-26");
  expect(promoCodeOf("e\u0301te\u0301")).toBe(promoCodeOf("\u00e9t\u00e9"));
});

it.each([
  ["", null, "code"],
  ["A".repeat(64), null, undefined],
  ["A".repeat(65), null, "code"],
  ["A B", null, undefined],
  ["A\tB", null, "code"],
  ["A\nB", null, "code"],
  ["A\u200bB", null, "code"],
  ["A", later(1), undefined],
  ["A", now, "expiresOn"],
])("says what is wrong with a new code: %j until %s", (code, expiresAt, field) => {
  expect(promoMistake({ code, expiresAt }, now)?.field).toBe(field);
});

describe("a promo code", () => {
  it.each([
    ["that nobody issued", null, "promo_unknown"],
    ["for any time and any number of people", { expiresAt: null, usesLeft: null }, null],
    ["that expires in a moment", { expiresAt: later(1), usesLeft: null }, null],
    ["that expires now", { expiresAt: now, usesLeft: null }, "promo_expired"],
    ["that has expired", { expiresAt: later(-1), usesLeft: 5 }, "promo_expired"],
    ["for one more person", { expiresAt: null, usesLeft: 1 }, null],
    ["that is used up", { expiresAt: later(1), usesLeft: 0 }, "promo_used_up"],
    ["that is used up and has expired", { expiresAt: later(-1), usesLeft: 0 }, "promo_expired"],
    ["that was ended", { expiresAt: null, usesLeft: null, endedAt: later(-1) }, "promo_expired"],
    ["that was ended and is used up", { expiresAt: null, usesLeft: 0, endedAt: later(-1) }, "promo_expired"],
  ])("%s", (_, code, refusal) => {
    expect(promoRefusal(code && { endedAt: null, ...code }, now)).toBe(refusal);
  });
});
