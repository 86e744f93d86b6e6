import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, firstKeptDay, monthOf, sumsOf } from "./periods";

const now = new Date("2026-03-17T12:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;

describe("the sums of a period", () => {
  it.each([
    ["2026-03-11", "2026-03-17", [], ["2026-03-11..2026-03-17"]],
    ["2026-01-15", "2026-02-10", [], ["2026-01-15..2026-02-10"]],
    ["2025-12-20", "2026-02-10", ["2026-01-01..2026-01-31"], ["2025-12-20..2025-12-31", "2026-02-01..2026-02-10"]],
    ["2026-01-01", "2026-02-28", ["2026-01-01..2026-02-28"], []],
    // Until today: later days of the month have no counts yet.
    ["2025-02-10", "2026-03-17", ["2025-03-01..2026-03-31"], ["2025-02-10..2025-02-28"]],
    ["2026-03-01", "2026-12-31", ["2026-03-01..2026-03-31"], []],
    ["2026-03-16", "2026-03-10", [], []],
  ])("from %s to %s are months %j and days %j", (from, to, months, days) => {
    const text = (one: { from: string; to: string }) => (one.from <= one.to ? [`${one.from}..${one.to}`] : []);
    const sums = sumsOf({ from, to }, now);
    expect([text(sums.months), sums.days.flatMap(text)]).toEqual([months, days]);
  });

  it("contain each of its days once and no other, and are few", () => {
    const day = fc.integer({ min: -450, max: 0 }).map((days) => dayOf(new Date(now.getTime() + days * dayMs)));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from = "", to = ""] = [one, other].sort();
        const { months, days } = sumsOf({ from, to }, now);
        const all = Array.from({ length: 500 }, (_, index) => dayOf(new Date(now.getTime() - index * dayMs)));
        const sums = all.map((one) => [
          ...days.filter((some) => one >= some.from && one <= some.to),
          ...(monthOf(one) >= months.from && monthOf(one) <= months.to ? ["month"] : []),
        ]);
        for (const [index, one] of all.entries()) expect(sums[index]).toHaveLength(one >= from && one <= to ? 1 : 0);
        expect(sums.filter((some) => some[0] && some[0] !== "month").length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

it("counts are kept for 400 days", () => {
  expect(firstKeptDay(new Date("2027-04-05T23:59:59Z"))).toBe("2026-03-01");
});
