import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { generatedMachine } from "../generated";
import { collisions, expectWhole } from "../testing/layout-checks";
import { chartOf } from "./chart";
import { layOut } from "./lay-out";

const nested = createMachine({
  id: "nested",
  initial: "off",
  on: { reset: ".off", note: { actions: "keep" } },
  states: {
    off: { on: { start: "on" } },
    on: {
      type: "parallel",
      on: { stop: "off", again: { target: "on", reenter: true } },
      states: {
        left: {
          initial: "a",
          states: { a: { on: { go: "b" } }, b: { always: { guard: "isReady", target: "c" } }, c: { type: "final" } },
        },
        right: {
          initial: "d",
          states: { d: { after: { 500: "e" } }, e: {}, past: { type: "history", history: "deep" } },
        },
      },
      onDone: "end",
    },
    end: { type: "final" },
    back: { on: { resume: "on.right.past" } },
  },
});

describe("a layout", () => {
  it("supports nested, parallel, history, and final states, self-transitions, and transitions without a target", async () => {
    const chart = chartOf(nested, "Nested", "test");
    const layout = await layOut(chart, { wording: "engineering" });
    expect(layout.note).toBeNull();
    expect(collisions(chart, layout)).toEqual([]);
    expectWhole(chart, layout);
  });

  it("runs in one direction from the first state to the last", async () => {
    const steps = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `s${index}`,
        { on: { next: `s${index + 1}`, back: `s${Math.max(0, index - 1)}` } },
      ]),
    );
    const chart = chartOf(
      createMachine({ id: "line", initial: "s0", states: { ...steps, s8: { type: "final" } } }),
      "Line",
      "test",
    );
    const { states, width, height } = await layOut(chart, { wording: "engineering" });
    const axis = width > height ? "x" : "y";
    const places = Array.from({ length: 9 }, (_, index) => states[`line.s${index}`]?.[axis] ?? 0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(9);
  });

  it("has no overlaps and draws every transition once in a machine with a hundred states", async () => {
    const chart = chartOf(generatedMachine(100), "A hundred", "test");
    const layout = await layOut(chart, { wording: "engineering" });
    expect(layout.note).toBeNull();
    expect(collisions(chart, layout)).toEqual([]);
    expectWhole(chart, layout);
  });

  it("falls back to a simpler but complete layout with a note", async () => {
    const chart = chartOf(nested, "Nested", "test");
    const layout = await layOut(chart, { wording: "engineering" }, () => Promise.reject(new Error("no way")));
    expect(layout.note).toBe("Laid out simply, since the better way failed: no way");
    expect(collisions(chart, layout)).toEqual([]);
    expectWhole(chart, layout);
  });
});
