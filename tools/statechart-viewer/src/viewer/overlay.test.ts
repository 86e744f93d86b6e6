import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { chartOf } from "../chart/chart";
import { isLeftAtOnce, leavesOf } from "./overlay";

const chart = chartOf(
  createMachine({
    id: "mail",
    initial: "sorting",
    states: {
      sorting: { always: [{ guard: "isLetter", target: "letters" }, { target: "parcels" }] },
      letters: { always: { guard: "isEmpty", target: "sorting" } },
      parcels: { initial: "waiting", states: { waiting: {}, sent: { type: "final" } } },
    },
  }),
  "Mail",
  "post",
);

describe("states with a screenshot", () => {
  it("are the innermost ones, except those that are left as soon as they are entered", () => {
    expect(leavesOf(chart)).toEqual(["mail.letters", "mail.parcels.waiting", "mail.parcels.sent"]);
  });

  it("may be left at once, under a condition", () => {
    expect(["mail.sorting", "mail.letters"].map((id) => isLeftAtOnce(chart, id))).toEqual([true, false]);
  });
});
