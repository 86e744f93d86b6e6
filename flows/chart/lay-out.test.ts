import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { machineIds } from "../../machines/index";
import { generatedMachine } from "../generated";
import { chartOfMachine } from "./all";
import { type Chart, chartOf } from "./chart";
import { layOut } from "./lay-out";
import type { Box, Drawn, Layout } from "./layout";

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Pairs of boxes that cover each other: states beside each other, labels, and labels on states that hold nothing. */
function collisions(chart: Chart, layout: Layout): string[] {
  const boxOf = (id: string): Box => layout.states[id] as Box;
  const leaves = chart.states.filter(({ id }) => !chart.states.some(({ parent }) => parent === id));
  const outside = layout.transitions.filter(
    ({ lines, id }) => lines.length > 0 && chart.transitions.some((one) => one.id === id),
  );
  const parts: [string, Box][] = [
    ...leaves.map(({ id }): [string, Box] => [id, boxOf(id)]),
    ...outside.map(({ id, label }): [string, Box] => [id, label]),
  ];
  const found = parts.flatMap(([name, box], index) =>
    parts.slice(index + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} and ${other}`] : [])),
  );
  const siblings = chart.states.flatMap((one, index) =>
    chart.states
      .slice(index + 1)
      .filter((other) => other.parent === one.parent && one.parent !== null && overlap(boxOf(one.id), boxOf(other.id)))
      .map((other) => `${one.id} and ${other.id}`),
  );
  const strays = chart.states
    .filter(({ id, parent }) => parent !== null && !holds(boxOf(parent), boxOf(id)))
    .map(({ id }) => `${id} out of its parent`);
  return [...found, ...siblings, ...strays];
}

/** Every transition of a chart is drawn once, with a line to each of its targets. */
function expectWhole(chart: Chart, layout: Layout): void {
  const drawn = layout.transitions.filter(({ id }) => !id.endsWith(" begins"));
  expect(drawn.map(({ id }) => id).sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
  for (const { id, targets } of chart.transitions) {
    const one = drawn.find((transition) => transition.id === id);
    expect(
      one?.lines.map((line) => line.length > 1),
      id,
    ).toEqual(targets.map(() => true));
    expect(layout.lines[id]?.length, id).toBeGreaterThan(0);
  }
}

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

describe("the layout of every machine, as it was drawn", () => {
  it.each(machineIds)("of %s covers nothing with anything and draws every transition once", (id) => {
    const chart = chartOfMachine(id);
    const { layout, roomy } = JSON.parse(readFileSync(`docs/flows/${id}.json`, "utf8")) as Drawn;
    for (const one of [layout, roomy]) {
      expect(one.note).toBeNull();
      expect(collisions(chart, one)).toEqual([]);
      expectWhole(chart, one);
    }
  });
});

describe("a layout", () => {
  it("holds nested, parallel, history and final states, self-transitions and transitions without target", async () => {
    const chart = chartOf(nested, "Nested", "test");
    const layout = await layOut(chart);
    expect(layout.note).toBeNull();
    expect(collisions(chart, layout)).toEqual([]);
    expectWhole(chart, layout);
  });

  it("goes in one direction from the first state to the last one", async () => {
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
    const { states, width, height } = await layOut(chart);
    const axis = width > height ? "x" : "y";
    const places = Array.from({ length: 9 }, (_, index) => states[`line.s${index}`]?.[axis] ?? 0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(9);
  });

  it("of a machine with a hundred states covers nothing and draws every transition once", async () => {
    const chart = chartOf(generatedMachine(100), "A hundred", "test");
    const layout = await layOut(chart);
    expect(layout.note).toBeNull();
    expect(collisions(chart, layout)).toEqual([]);
    expectWhole(chart, layout);
  }, 60_000);

  it("is simpler where the better way fails, says so, and is still whole", async () => {
    const chart = chartOf(nested, "Nested", "test");
    const layout = await layOut(chart, false, () => Promise.reject(new Error("no way")));
    expect(layout.note).toBe("Laid out simply, since the better way failed: no way");
    expect(collisions(chart, layout)).toEqual([]);
    expectWhole(chart, layout);
  });
});
