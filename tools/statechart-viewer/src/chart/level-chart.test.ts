import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { collisions, expectWhole } from "../testing/layout-checks";
import { chartOf } from "./chart";
import { countCrossings, crossedLabels, firstStates } from "./figures";
import { layOutLevel } from "./lay-out";
import { allLevels, type Level, levelName, levelNamed, openingLevel } from "./level";
import { levelBlocks, levelChart } from "./level-chart";

const machine = createMachine({
  id: "trip",
  initial: "planning",
  on: { cancel: ".over", note: { actions: "write" } },
  states: {
    planning: { on: { book: "underway", skip: { target: "underway.hotel.sleeping" }, think: { actions: "dream" } } },
    underway: {
      type: "parallel",
      on: { arrive: "over", again: { target: "underway", reenter: true } },
      onDone: "over",
      states: {
        travel: {
          initial: "waiting",
          states: {
            waiting: { on: { board: "riding" } },
            riding: { on: { miss: "waiting", jump: "#trip.over", rest: "#trip.underway.hotel.sleeping" } },
          },
        },
        hotel: { initial: "empty", states: { empty: { on: { enter: "sleeping" } }, sleeping: {} } },
      },
    },
    over: { tags: "end", entry: "cheer", on: { retry: "planning", redo: "planning" } },
  },
});
const chart = chartOf(machine, "Trip", "test");
const at = (level: Level) => levelChart(chart, level);
const part = (state: string, isFolded = false): Level => ({ kind: "part", state, isFolded });
const idsOf = (level: Level) => at(level).states.map(({ id }) => id);
const arrowsOf = (level: Level) =>
  at(level).transitions.map(({ id, source, targets }) => [id, source, targets.join(" ")]);

describe("a folded chart", () => {
  it("has a box for each state at its top level, with the number of states inside", () => {
    const states = at(part("trip", true)).states.map(({ id, folded }) => [id, folded]);
    expect(states).toEqual([
      ["trip", undefined],
      ["trip.planning", undefined],
      ["trip.underway", 6],
      ["trip.over", undefined],
    ]);
  });

  it("lifts arrows to the boxes, joins those between the same two, and hides what is inside", () => {
    expect(arrowsOf(part("trip", true))).toEqual([
      ["trip cancel", "trip", "trip.over"],
      ["trip.planning ⇒ trip.underway", "trip.planning", "trip.underway"],
      ["trip.underway ⇒ trip.over", "trip.underway", "trip.over"],
      ["trip.underway again", "trip.underway", "trip.underway"],
      ["trip.over ⇒ trip.planning", "trip.over", "trip.planning"],
    ]);
    const bundle = at(part("trip", true)).transitions.find(({ id }) => id === "trip.underway ⇒ trip.over");
    expect(bundle?.bundle?.map(({ id }) => id)).toEqual([
      "trip.underway arrive",
      "trip.underway onDone",
      "trip.underway.travel.riding jump",
    ]);
  });

  it("omits what only happens inside a state", () => {
    expect(at(part("trip", true)).states.at(-1)).toMatchObject({ tags: [], entry: [], said: { entry: [] } });
  });

  it("shows each region of a parallel state as a chart of its own", () => {
    const blocks = levelBlocks(chart, part("trip.underway", true));
    expect(blocks.map(({ states }) => states.map(({ id }) => id))).toEqual([
      ["trip.underway", "trip.underway ~ trip.planning", "trip.underway ~ trip.over"],
      [
        "trip.underway.travel",
        "trip.underway.travel.waiting",
        "trip.underway.travel.riding",
        "trip.underway.travel ~ trip.over",
        "trip.underway.travel ~ trip.underway.hotel.sleeping",
      ],
      [
        "trip.underway.hotel",
        "trip.underway.hotel.empty",
        "trip.underway.hotel.sleeping",
        "trip.underway.hotel ~ trip.planning",
      ],
    ]);
    // A transition from one region to another is drawn once.
    const drawn = blocks.flatMap(({ transitions }) => transitions.map(({ id }) => id));
    expect(drawn).toEqual([...new Set(drawn)]);
    expect(drawn).toContain("trip.underway.travel.riding rest");
  });
});

describe("a part in full", () => {
  it("has everything inside, and stubs of the states outside that arrows lead to or come from", () => {
    expect(idsOf(part("trip.underway.travel"))).toEqual([
      "trip.underway.travel",
      "trip.underway.travel.waiting",
      "trip.underway.travel.riding",
      "trip.underway.travel ~ trip.over",
      "trip.underway.travel ~ trip.underway.hotel.sleeping",
    ]);
    expect(arrowsOf(part("trip.underway.travel"))).toContainEqual([
      "trip.underway.travel.riding jump",
      "trip.underway.travel.riding",
      "trip.underway.travel ~ trip.over",
    ]);
    const stub = at(part("trip.underway.travel")).states.at(-1);
    expect(stub).toMatchObject({ stub: "trip.underway.hotel.sleeping", key: "hotel.sleeping", description: null });
  });

  it("is the chart itself for the whole machine", () => {
    expect(at(part("trip"))).toBe(chart);
  });
});

describe("a state with its neighbors", () => {
  it("has what leads to it and what it leads to, also by the states around it", () => {
    const around: Level = { kind: "around", state: "trip.underway.travel.riding" };
    expect(at(around).states.map(({ id, key }) => [id, key])).toEqual([
      ["trip.underway.travel.riding", "riding"],
      ["trip.underway.travel.waiting", "waiting"],
      ["trip.over", "over"],
      ["trip.underway.hotel.sleeping", "hotel.sleeping"],
      ["trip.underway", "any state of underway"],
    ]);
    const inherited = at(around).transitions.filter((one) => one.inherited);
    expect(inherited.map(({ id, source, inherited: from }) => [id, source, from?.key])).toContainEqual([
      "trip cancel",
      "trip.underway.travel.riding",
      "any state of trip",
    ]);
    // Between two neighbors.
    expect(arrowsOf(around)).toContainEqual(["trip.underway arrive", "trip.underway.travel.riding", "trip.over"]);
  });
});

describe("levels", () => {
  it("have names that lead back to them, and only to those that exist", () => {
    for (const name of allLevels(chart)) {
      const found = levelNamed(chart, name);
      expect(found && levelName(chart, found.level, found.shown), name).toBe(name);
    }
    // Folded, it would be the same.
    expect(allLevels(chart)).not.toContain("folded-3-product");
    for (const name of ["full-99-product", "full-1-product", "full-0-latin", "whole-0-product", "../full-0-product"])
      expect(levelNamed(chart, name), name).toBe(null);
  });

  it("are all laid out without overlaps, with every arrow, from the first state on", async () => {
    for (const name of allLevels(chart)) {
      const found = levelNamed(chart, name);
      if (!found) throw new Error(`There is no level ${name}.`);
      const [drawn, layout] = [at(found.level), await layOutLevel(chart, found.level, found.shown)];
      expect(layout.note, name).toBe(null);
      expect(collisions(drawn, layout), name).toEqual([]);
      expectWhole(drawn, layout);
      expect(crossedLabels(layout), name).toEqual([]);
      for (const { of, position } of firstStates(drawn, layout)) expect(position, `${name}: ${of}`).toBe(0);
    }
  });

  it("get a simpler layout with a note if the usual one fails", async () => {
    for (const level of [part("trip", true), part("trip.underway", true), part("trip.underway.travel")]) {
      const layout = await layOutLevel(chart, level, { wording: "product" }, () => Promise.reject(new Error("no way")));
      expect(layout.note).toBe("Laid out simply, since the better way failed: no way");
      expect(collisions(at(level), layout)).toEqual([]);
      expectWhole(at(level), layout);
      for (const { of, position } of firstStates(at(level), layout)) expect(position, of).toBe(0);
    }
  });

  it("open in full if they are small", () => {
    expect(openingLevel(chart, "trip")).toEqual(part("trip"));
  });
});

describe("figures of a layout", () => {
  const line = (id: string, ...points: [number, number][]) => ({
    id,
    lines: [points.map(([x, y]) => ({ x, y }))],
    label: { x: 0, y: 0, width: 0, height: 0 },
  });
  const layout = {
    directions: {},
    width: 100,
    height: 100,
    states: {},
    transitions: [line("a", [0, 50], [100, 50]), line("b", [50, 0], [50, 100]), line("c", [0, 90], [40, 90])],
    lines: { b: [{ kind: "event" as const, text: "b", x: 20, y: 94, width: 30 }], d: [] },
    note: null,
  };

  it("count crossings, and name texts with a line through them", () => {
    expect(countCrossings(layout)).toBe(1);
    expect(crossedLabels(layout)).toEqual(["b"]);
  });
});
