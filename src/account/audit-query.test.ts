import { expect, it } from "vitest";
import { auditQueryOf } from "./audit-query";

it("a day is the reader's own, from one midnight to the next", () => {
  const { from = "", until = "", ...others } = auditQueryOf({ day: "2026-03-01", action: "sign-in" });
  expect(others).toEqual({ action: "sign-in" });
  expect(new Date(from)).toEqual(new Date(2026, 2, 1));
  expect(new Date(until)).toEqual(new Date(2026, 2, 2));
});

it("what is no day, and no day at all, asks for all days", () => {
  expect(auditQueryOf({ day: "2026-13-45", account: "7" })).toEqual({ account: "7" });
  expect(auditQueryOf({ before: "9" })).toEqual({ before: "9" });
});
