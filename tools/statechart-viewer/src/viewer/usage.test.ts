import { describe, expect, it } from "vitest";
import type { MachineUsage, StateCounts } from "../chart/usage-data";
import { noEvidence } from "./data";
import { marksOf } from "./overlay";
import { door, usageOfDoor } from "./testing";
import { failuresIn, goneFrom, isEmpty, isFailure, share, stayed, timeOf, timesTaken, widthOf } from "./usage";

const look = { language: null, theme: null, width: null };
const marks = (usage: MachineUsage | null) => marksOf(door, "usage", noEvidence, usage, look);
const state = (counts: Partial<StateCounts>): StateCounts => ({
  state: "door.failed",
  entered: 0,
  left: 0,
  leftWithPage: 0,
  times: [],
  ...counts,
});
const failed = (entered: number, left: number, leftWithPage = 0): MachineUsage => ({
  ...usageOfDoor,
  states: [state({ entered, left, leftWithPage })],
});

describe("usage counts", () => {
  it("are those of the exact transition; 0 if it was not taken", () => {
    expect(timesTaken(usageOfDoor, "door.closed bell.ring #1")).toBe(60);
    expect(timesTaken(usageOfDoor, "door.closed wind.blow")).toBe(7);
    expect(timesTaken(usageOfDoor, "door.open.ajar door.push")).toBe(0);
  });

  it("are on the chart", () => {
    const { markOf, widthOfTransition } = marks(usageOfDoor);
    expect(["door.closed bell.ring #2", "door.open.ajar door.push", "door.closed", "door.open"].map(markOf)).toEqual([
      "30",
      "0",
      "100 in",
      undefined,
    ]);
    expect(widthOfTransition("door.closed bell.ring #1")).toBe(9);
  });

  it("are never 0 where the machine is not counted", () => {
    const uncounted = { ...usageOfDoor, isCounted: false, transitions: [], states: [] };
    expect(timesTaken(uncounted, "door.closed bell.ring #1")).toBeNull();
    expect(marks(uncounted).markOf("door.closed bell.ring #1")).toBe("not counted");
    expect(marks(uncounted).markOf("door.closed")).toBeUndefined();
  });

  it("are not on the chart if there are none", () => {
    const none = { ...usageOfDoor, transitions: [], states: [] };
    expect(isEmpty(none)).toBe(true);
    for (const usage of [none, null]) expect(marks(usage).markOf("door.closed bell.ring #1")).toBeUndefined();
  });

  it("of what the machine no longer has are kept apart", () => {
    expect(goneFrom(door, usageOfDoor)).toEqual([
      { id: "door.closed stairs.climb", count: 2 },
      { id: "door.attic", count: 3 },
    ]);
  });

  it("determine the thickness of lines", () => {
    expect(widthOf(0, 60)).toBe(1);
    expect(widthOf(60, 60)).toBe(9);
    expect(widthOf(15, 60)).toBe(5.25);
    expect(widthOf(0, 0)).toBe(1);
  });
});

describe("a failure", () => {
  it("is a state with a failure tag that is not the end", () => {
    const some = (tags: string[], kind: "atomic" | "final" = "atomic") =>
      isFailure({ ...(door.states[1] as (typeof door.states)[number]), tags, kind });
    expect([some(["failed"]), some(["busy", "failedMore"]), some(["unfailed"]), some(["failed"], "final")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // A failed call leads there, which makes it none.
    expect(door.states.filter(isFailure).map(({ id }) => id)).toEqual(["door.failed"]);
  });

  it("that people stay in is reported, unlike other states that many stay in", () => {
    expect(failuresIn(door, usageOfDoor)).toEqual({
      stuck: [{ state: "door.failed", entered: 30, stayed: 8 }],
      unclear: [],
    });
    const { classOfState } = marks(usageOfDoor);
    expect([classOfState("door.failed"), classOfState("door.closed")]).toEqual(["stuck", undefined]);
  });

  it.each([
    ["as many left as came", 30, 30, 0],
    ["the others left the page", 30, 10, 20],
    ["few stay", 100, 60, 20],
    ["more left than came", 30, 25, 8],
  ])("is not reported if %s", (_, entered, left, leftWithPage) => {
    expect(failuresIn(door, failed(entered, left, leftWithPage))).toEqual({ stuck: [], unclear: [] });
  });

  it.each([
    [20, 15, 0, 5],
    [100, 49, 30, 21],
  ])("is reported if of %i who came %i went on and %i left the page", (entered, left, leftWithPage, stays) => {
    expect(failuresIn(door, failed(entered, left, leftWithPage)).stuck).toEqual([
      { state: "door.failed", entered, stayed: stays },
    ]);
  });

  it("that fewer than 20 have entered is unclear", () => {
    expect(failuresIn(door, failed(19, 0))).toEqual({ stuck: [], unclear: ["door.failed"] });
    expect(failuresIn(door, failed(0, 0))).toEqual({ stuck: [], unclear: [] });
    expect(marks(failed(19, 0)).classOfState("door.failed")).toBeUndefined();
  });
});

describe("what numbers say", () => {
  it("is a share only if there are enough", () => {
    expect([share(10, 30), share(6, 20), share(19, 19), share(0, 0)]).toEqual([
      "33%",
      "30%",
      "too few to say",
      "too few to say",
    ]);
    expect(stayed(state({ entered: 3, left: 1, leftWithPage: 1 }))).toBe(1);
  });

  const limits = [0.1, 1, 60, 600, 7200, 86_400];
  it.each([
    [0.5, [0, 20, 0, 0, 0, 0], "1 s"],
    [0.5, [10, 0, 10, 0, 0, 0], "0.1 s"],
    [0.9, [10, 0, 10, 0, 0, 0], "1 min"],
    [0.5, [0, 0, 0, 30, 1, 0], "10 min"],
    [0.99, [0, 0, 0, 30, 1, 0], "2 h"],
    [0.5, [0, 0, 0, 0, 0, 20], "1 d"],
    [0.5, [0, 19, 0, 0, 0, 0], null],
  ])("is a time for %d of them only if there are enough: %j", (part, times, text) => {
    expect(timeOf(part, state({ times }), limits)).toBe(text);
  });
});
