import { describe, expect, it } from "vitest";
import { find } from "./find";
import { door } from "./testing";

const found = (words: string) => find([door], words).map(({ kind, id, by }) => ({ kind, id, by }));

describe("the search", () => {
  it("ranks machines and states that match by name above mere mentions", () => {
    expect(found("door")[0]).toEqual({ kind: "machine", id: null, by: null });
    expect(found("open")[0]).toEqual({ kind: "state", id: "door.open", by: null });
  });

  it("finds transitions by event, guard, and action", () => {
    expect(found("bell.ring").map(({ id }) => id)).toEqual([
      "door.closed bell.ring #1",
      "door.closed bell.ring #2",
      "door.failed bell.ring",
    ]);
    expect(found("isAtHome")).toEqual([{ kind: "transition", id: "door.closed bell.ring #1", by: "isAtHome" }]);
    expect(found("rattle")).toEqual([{ kind: "transition", id: "door.closed wind.blow", by: "rattle" }]);
  });

  it("finds states by description, tag, requirement, and invoke, and says by which", () => {
    expect(found("looks nobody")).toEqual([{ kind: "state", id: "door.closed", by: "Nobody looks out." }]);
    expect(found("quiet")).toEqual([{ kind: "state", id: "door.closed", by: "quiet" }]);
    expect(found("s1.door")).toEqual([{ kind: "state", id: "door.closed", by: "S1.door" }]);
    expect(found("greet")[0]).toEqual({ kind: "transition", id: "door.open.wide error(greet)", by: null });
  });

  it("finds nothing if the words are in different texts, or without words", () => {
    expect(found("quiet rattle")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });
});
