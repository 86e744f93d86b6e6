import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { chartOf } from "../chart/chart";
import type { LevelChart } from "../chart/level";
import { levelChart } from "../chart/level-chart";
import { idOf, movedTo, pathOf, stepBy, waysOut } from "./neighbours";
import { door } from "./testing";

const step = (from: string, key: string, shiftKey = false) => stepBy(door, from, { key, shiftKey })?.to ?? null;

describe("keys in the chart", () => {
  it("follow transitions forward and back", () => {
    expect(stepBy(door, "door.closed", { key: "ArrowRight", shiftKey: false })).toEqual({
      to: "door.open",
      along: "door.closed bell.ring #1",
    });
    expect(step("door.open", "ArrowLeft")).toBe("door.closed");
    expect(step("door.open.ajar", "ArrowLeft")).toBe("door.open.wide");
  });

  it("follow one of several transitions by its number, with the parents' after the state's own", () => {
    expect(step("door.closed", "2")).toBe("door.failed");
    expect(step("door.open.ajar", "1")).toBe("door.open.wide");
    expect(step("door.open.ajar", "2")).toBe("door.closed");
    expect(step("door.open.ajar", "3")).toBe("door.gone");
    expect(step("door.open.ajar", "4")).toBe(null);
  });

  it("move to siblings, out, and in", () => {
    expect(step("door.closed", "ArrowDown")).toBe("door.open");
    expect(step("door.closed", "ArrowUp")).toBe(null);
    expect(step("door.open", "ArrowDown", true)).toBe("door.open.ajar");
    expect(step("door.open.wide", "ArrowUp", true)).toBe("door.open");
    expect(step("door.closed", "ArrowUp", true)).toBe(null);
  });

  it("move in from the machine itself, and to the start from everywhere", () => {
    expect(step("door", "ArrowRight")).toBe("door.closed");
    expect(step("door.gone", "Home")).toBe("door.closed");
  });

  it("move from a transition to its ends and to its siblings", () => {
    const [first, second] = ["door.closed bell.ring #1", "door.closed bell.ring #2"];
    expect(step(first, "ArrowRight")).toBe("door.open");
    expect(step(first, "ArrowLeft")).toBe("door.closed");
    expect(step(first, "ArrowDown")).toBe(second);
    expect(step(second, "ArrowUp")).toBe(first);
    expect(step("door.closed wind.blow", "ArrowRight")).toBe(null);
  });

  it("do nothing elsewhere", () => {
    expect(step("door.closed", "a")).toBe(null);
    expect(step("door.lost", "ArrowRight")).toBe(null);
  });
});

describe("keys in a part of the chart", () => {
  const inside = levelChart(door, { kind: "part", state: "door.open", isFolded: false });
  const around = levelChart(door, { kind: "around", state: "door.open.wide" });
  const keyIn = (chart: LevelChart, from: string, key: string) => stepBy(chart, from, { key, shiftKey: false })?.to;

  it("start at the part, follow what is drawn, and reach the boxes of states elsewhere", () => {
    expect(keyIn(inside, "door.open", "Home")).toBe("door.open.ajar");
    expect(keyIn(inside, "door.open", "ArrowRight")).toBe("door.open.ajar");
    expect(keyIn(inside, "door.open.ajar", "2")).toBe("door.open ~ door.closed");
    expect(keyIn(inside, "door.open ~ door.closed", "ArrowRight")).toBe("door.open");
  });

  it("start at a state that is drawn with its neighbors", () => {
    expect(keyIn(around, "door.closed", "Home")).toBe("door.open.wide");
    expect(keyIn(around, "door.open.wide", "ArrowRight")).toBe("door.open.ajar");
    expect(keyIn(around, "door.open.wide", "ArrowDown")).toBe("door.open.ajar");
    expect(keyIn(around, "door.open.ajar", "ArrowLeft")).toBe("door.open.wide");
  });
});

describe("the surroundings of a state", () => {
  it("include its parents, from the inside out", () => {
    expect(pathOf(door, "door.open.wide").map(({ id }) => id)).toEqual(["door.open.wide", "door.open"]);
  });

  it("include every outgoing transition that has a target", () => {
    expect(waysOut(door, "door.closed").map(({ id }) => id)).toEqual([
      "door.closed bell.ring #1",
      "door.closed bell.ring #2",
      "door house.sold",
    ]);
  });
});

describe("of the states that a machine with regions is in", () => {
  const machine = createMachine({
    id: "house",
    type: "parallel",
    states: {
      clock: { initial: "off", states: { off: {}, on: {} } },
      door: { initial: "closed", states: { closed: { on: { push: "open" } }, open: {} } },
    },
  });
  const house = chartOf(machine, "House", "catalogue");
  const active = ["house.clock.off", "house.door.open"];

  it("the one in the region of the last transition is followed", () => {
    expect(movedTo(house, active, "house.door.closed push")).toBe("house.door.open");
  });

  it("the first one is followed if nothing was taken, or nothing that is drawn", () => {
    expect(movedTo(house, active, null)).toBe("house.clock.off");
    expect(movedTo(house, active, "house.door.closed pull")).toBe("house.clock.off");
    expect(movedTo(house, [], "house.door.closed push")).toBe(undefined);
  });
});

describe("ids in addresses", () => {
  it("may omit the machine", () => {
    expect(idOf(door, "door.open.wide")).toBe("door.open.wide");
    expect(idOf(door, "open.wide")).toBe("door.open.wide");
    expect(idOf(door, "closed wind.blow")).toBe("door.closed wind.blow");
    expect(idOf(door, "open.shut")).toBe(null);
  });

  it("may be those of several transitions between two states", () => {
    expect(idOf(door, "door.closed ⇒ door.open")).toBe("door.closed ⇒ door.open");
    expect(idOf(door, "door.open ~ door.closed ⇒ door.open")).toBe("door.open ~ door.closed ⇒ door.open");
    expect(idOf(door, "door.closed ⇒ door.attic")).toBe(null);
  });
});
