import { describe, expect, it } from "vitest";
import { settings } from "../testing/settings";
import { find, otherWordsOf, type Searched } from "./find";
import { door } from "./testing";

const searched: Searched = {
  charts: [door],
  requirements: settings.requirements,
  synonyms: settings.synonyms,
  wording: "product",
};
const found = (words: string) => find(searched, words).map(({ kind, id, by }) => ({ kind, id, by }));
const names = (words: string, wording: Searched["wording"] = "product") =>
  find({ ...searched, wording }, words).map(({ name }) => name);

describe("the search", () => {
  it("ranks machines and states that match by name above mere mentions", () => {
    expect(found("door")[0]).toEqual({ kind: "machine", id: null, by: null });
    expect(found("open")[0]).toEqual({ kind: "state", id: "door.open", by: null });
  });

  it("finds transitions by event, guard, and action as in the code", () => {
    expect(found("bell.ring").map(({ id }) => id)).toEqual([
      "door.closed bell.ring #1",
      "door.closed bell.ring #2",
      "door.failed bell.ring",
    ]);
    expect(found("isAtHome")).toEqual([{ kind: "transition", id: "door.closed bell.ring #1", by: "isAtHome" }]);
    expect(found("rattle")).toEqual([{ kind: "transition", id: "door.closed wind.blow", by: "rattle" }]);
  });

  it("finds and names them in the product's words", () => {
    expect(names("visitor rings")[0]).toBe("Visitor rings the bell in Closed");
    expect(names("visitor rings", "engineering")[0]).toBe("bell.ring in closed");
    expect(found("somebody is at home")).toEqual([
      { kind: "transition", id: "door.closed bell.ring #1", by: "somebody is at home" },
    ]);
    expect(found("greeting the visitor")[0]).toMatchObject({ kind: "transition", id: "door.open.wide error(greet)" });
    expect(names("open › wide")[0]).toBe("Open › Wide");
  });

  it("finds states by description, tag, requirement, and invoke, and says by which", () => {
    expect(found("looks nobody")).toEqual([{ kind: "state", id: "door.closed", by: "Nobody looks out." }]);
    expect(found("quiet")).toEqual([{ kind: "state", id: "door.closed", by: "quiet" }]);
    expect(found("greet").map(({ id }) => id)).toEqual(["door.open.wide error(greet)", "door.open.wide"]);
  });

  it("says what a state is, not which view shows it, unless the view was searched for", () => {
    expect(found("door page")).toEqual([{ kind: "state", id: "door.closed", by: "Nobody looks out." }]);
    expect(found("doorpage")).toEqual([{ kind: "state", id: "door.closed", by: "DoorPage" }]);
    expect(find({ ...searched, wording: "engineering" }, "door page")).toMatchObject([{ by: "DoorPage" }]);
  });

  it("finds requirements by their ids and texts, before the states that name them", () => {
    expect(found("s1.door")).toEqual([
      { kind: "requirement", id: "S1.door", by: null },
      { kind: "state", id: "door.closed", by: "S1.door" },
    ]);
    expect(found("opens for those")).toEqual([
      { kind: "requirement", id: "S1.door", by: "A door opens for those who ring." },
    ]);
  });

  it("finds a state by a synonym, below what was typed", () => {
    expect(found("gaping")).toContainEqual({ kind: "state", id: "door.open.wide", by: null });
    expect(otherWordsOf("The Gaping door", settings.synonyms)).toEqual(["the wide door"]);
    expect(otherWordsOf("agaping", settings.synonyms)).toEqual([]);
  });

  it.each([
    ["doors", "door"],
    ["bells", "bell"],
    ["visitors ring", "visitor ring"],
    ["gapings", "gaping"],
  ])("finds by “%s” what “%s” finds", (plural, singular) => {
    const wanted = found(singular);
    expect(wanted.length).toBeGreaterThan(0);
    expect(found(plural)).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ["quizzes", "quiz"],
    ["courses", "course"],
    ["boxes of matches", "box of match"],
    ["progress", null],
    ["status", null],
    ["is", null],
  ])("searches instead of “%s” also “%s”", (typed, other) => {
    expect(otherWordsOf(typed, [])).toEqual(other === null ? [] : [other]);
  });

  it("finds a state by words of its own and of its machine's title, below what has all of them", () => {
    expect(found("door wide")).toEqual([
      { kind: "state", id: "door.open.wide", by: null },
      { kind: "transition", id: "door.open.wide error(greet)", by: null },
    ]);
  });

  it("finds nothing if the words are in different texts, or without words", () => {
    expect(found("quiet rattle")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });
});
