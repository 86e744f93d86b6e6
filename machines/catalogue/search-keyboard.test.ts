import { describe, expect, it } from "vitest";
import { box, emptied, found, withResults } from "./search.testing";

describe("the keyboard", () => {
  it("goes through the suggestions and wraps around", async () => {
    const { next, previous, selected } = await withResults(1, 2, 3);
    const after = (move: () => void) => {
      move();
      return selected();
    };
    expect([next, next, next, next, previous, previous].map(after)).toEqual([0, 1, 2, 0, 2, 1]);
  });

  it("begins at the end when it goes back first", async () => {
    const { previous, selected } = await withResults(1, 2, 3);
    previous();
    expect(selected()).toBe(2);
  });

  it.each([1, 2, 3])("opens suggestion %i when it is selected, and empties the box", async (nth) => {
    const { next, choose, opened, state, context } = await withResults(1, 2, 3);
    for (let times = 0; times < nth; times += 1) next();
    choose();
    expect(opened).toEqual([`/academy/courses/course-${nth}/`]);
    expect(state()).toBe("idle");
    expect(context()).toMatchObject(emptied);
  });

  it("chooses nothing if nothing is selected", async () => {
    const { choose, opened, state, actor } = await withResults(1);
    expect(actor.getSnapshot().can({ type: "selection.choose" })).toBe(false);
    choose();
    expect(opened).toEqual([]);
    expect(state()).toBe("results");
  });

  it("selects nothing of earlier words", async () => {
    const { next, choose, type, search, selected, opened } = await withResults(1, 2);
    next();
    type("ads");
    expect(selected()).toBe(-1);
    next();
    choose();
    search("adverts");
    next();
    choose();
    expect(selected()).toBe(-1);
    expect(opened).toEqual([]);
  });

  it("starts over in every list", async () => {
    const { next, search, selected, loadSuggestions } = await withResults(1, 2);
    next();
    search("ads");
    await loadSuggestions.answer(found(1, 3));
    expect(selected()).toBe(-1);
  });

  it("closes the list and keeps the words", async () => {
    const { next, close, state, has, context } = await withResults(1, 2);
    next();
    close();
    expect(state()).toBe("closed");
    expect(has("open")).toBe(false);
    expect(context()).toMatchObject({ query: "seo", selected: -1 });
    close();
    expect(state()).toBe("closed");
  });

  it("does nothing in an empty box", () => {
    const { close, state, open } = box();
    close();
    open();
    expect(state()).toBe("idle");
  });

  it.each([
    ["next", 0],
    ["previous", 1],
  ] as const)("brings the closed list back with selection.%s", async (move, expected) => {
    const { close, state, selected, asked, actor } = await withResults(1, 2);
    close();
    actor.send({ type: `selection.${move}` });
    expect(state()).toBe("results");
    expect(selected()).toBe(expected);
    expect(asked()).toEqual(["seo"]);
  });

  it("brings the closed list back when the box gets focus, with nothing selected", async () => {
    const { close, open, state, selected, ids } = await withResults(1, 2);
    close();
    open();
    expect(state()).toBe("results");
    expect(selected()).toBe(-1);
    expect(ids()).toEqual([1, 2]);
  });

  it("searches when what was closed had no answer yet", async () => {
    const { search, close, open, next, state, asked, selected } = box();
    search("seo");
    close();
    open();
    expect(state()).toBe("searching");
    close();
    next();
    expect(state()).toBe("searching");
    expect(selected()).toBe(-1);
    expect(asked()).toEqual(["seo", "seo", "seo"]);
  });

  it("is back on the words that had no results", async () => {
    const { search, close, open, state, loadSuggestions } = box();
    search("xyzzy");
    await loadSuggestions.answer(found(0));
    close();
    open();
    expect(state()).toBe("noResults");
  });
});

describe("pointing at a suggestion", () => {
  it("opens it, even while the next ones are loading", async () => {
    const { actor, type, opened, state, context } = await withResults(1, 2);
    type("seo b");
    actor.send({ type: "suggestion.choose", url: "/academy/courses/course-1/" });
    expect(opened).toEqual(["/academy/courses/course-1/"]);
    expect(state()).toBe("idle");
    expect(context()).toMatchObject(emptied);
  });

  it("opens nothing that is not suggested", async () => {
    const { actor, opened, state } = await withResults(1, 2);
    actor.send({ type: "suggestion.choose", url: "/academy/courses/course-9/" });
    expect(opened).toEqual([]);
    expect(state()).toBe("results");
  });
});
