import { describe, expect, it } from "vitest";
import type { MachineUsage } from "../chart/usage-data";
import { noEvidence } from "./data";
import { marksOf } from "./overlay";
import { door } from "./testing";
import { countsOfState, countsOn, duration, share, stuckIn, widthOf } from "./usage";

const state = (id: string, entered: number, left: number) => ({ state: id, entered, left, medianMs: 900, p90Ms: null });
const usage: MachineUsage = {
  machine: "door",
  since: "2026-11-01",
  until: "2026-11-22",
  steps: [
    { from: "door.closed", to: "door.open.ajar", event: "bell.ring", count: 60 },
    { from: "door.closed", to: "door.failed", event: "bell.ring", count: 30 },
    { from: "door.open.wide", to: "door.open.ajar", event: "xstate.error.actor.greet", count: 4 },
    { from: "door.closed", to: "door.attic", event: "stairs.climb", count: 2 },
  ],
  states: [state("door.closed", 100, 50), state("door.failed", 30, 20)],
};
const withFailures = (entered: number, left: number) => ({ ...usage, states: [state("door.failed", entered, left)] });

describe("usage counts", () => {
  it("are on the transitions that were taken; steps that match none are reported", () => {
    const { counts, mismatches } = countsOn(door, usage);
    expect(counts).toEqual({
      "door.closed bell.ring #1": 60,
      "door.closed bell.ring #2": 30,
      "door.open.wide error(greet)": 4,
    });
    expect(mismatches.map(({ event }) => event)).toEqual(["stairs.climb"]);
  });

  it("determine the thickness of lines", () => {
    expect(widthOf(0, 60)).toBe(1);
    expect(widthOf(60, 60)).toBe(9);
    expect(widthOf(15, 60)).toBe(5.25);
    expect(widthOf(0, 0)).toBe(1);
  });

  it("are found for a state", () => {
    expect(countsOfState(usage, "door.failed")?.entered).toBe(30);
    expect(countsOfState(usage, "door.open")).toBe(null);
  });
});

describe("a failure that people stay in", () => {
  it("is reported, unlike other states that many stay in", () => {
    expect(stuckIn(door, usage)).toEqual([{ state: "door.failed", entered: 30, stayed: 10 }]);
    const marks = marksOf(door, "usage", noEvidence, usage, { language: null, theme: null, width: null });
    expect(marks.classOfState("door.failed")).toBe("stuck");
    expect(marks.classOfState("door.closed")).toBeUndefined();
    expect(marks.markOf("door.closed bell.ring #1")).toBe("60");
  });

  it.each([
    [4, 0],
    [100, 80],
    [30, 26],
    [5, 9],
  ])("is not reported if %i people came and %i left", (entered, left) => {
    expect(stuckIn(door, withFailures(entered, left))).toEqual([]);
  });

  it.each([
    [5, 0],
    [100, 79],
  ])("is reported if %i people came and %i left", (entered, left) => {
    expect(stuckIn(door, withFailures(entered, left))).toHaveLength(1);
  });
});

describe("formatted numbers", () => {
  it.each([
    [null, "–"],
    [40, "40 ms"],
    [1500, "1.5 s"],
    [45_000, "45 s"],
    [90_000, "1.5 min"],
    [7_200_000, "2.0 h"],
  ])("%s ms is %s", (ms, text) => {
    expect(duration(ms)).toBe(text);
  });

  it("are percentages, or a dash", () => {
    expect(share(1, 3)).toBe("33 %");
    expect(share(0, 0)).toBe("–");
  });
});
