import { describe, expect, it } from "vitest";
import { foldedAway } from "./folding";
import { door, doorLayout } from "./testing";

describe("a chart with folded states", () => {
  const folded = foldedAway(door, doorLayout, ["door.open"]);

  it("is unchanged if nothing is folded", () => {
    expect(foldedAway(door, doorLayout, [])).toEqual({ chart: door, layout: doorLayout });
  });

  it("hides the child states of folded states", () => {
    expect(folded.chart.states.map(({ id }) => id)).toEqual([
      "door",
      "door.closed",
      "door.open",
      "door.failed",
      "door.gone",
    ]);
    expect(folded.chart.transitions.map(({ id }) => id)).not.toContain("door.open.ajar door.push");
    expect(Object.keys(folded.layout.states)).not.toContain("door.open initial");
    expect(folded.layout.transitions.map(({ id }) => id)).not.toContain("door.open begins");
  });

  it("still shows transitions into and out of folded states", () => {
    const ids = folded.chart.transitions.map(({ id }) => id);
    expect(ids).toContain("door.closed bell.ring #1");
    expect(ids).toContain("door.open door.shut");
    expect(Object.keys(folded.layout.states)).toContain("door initial");
  });
});
