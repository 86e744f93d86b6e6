import { describe, expect, it } from "vitest";
import { offline } from "../testing";
import type { Suggestion } from "./search/context";
import { box, emptied, found, hit, withResults } from "./search.testing";

describe("searching while typing", () => {
  it("waits for a pause, then asks once", () => {
    const { type, clock, state, asked, loadSuggestions, has } = box();
    type("s");
    clock.increment(299);
    type("se");
    clock.increment(299);
    expect(state()).toBe("typing");
    expect(has("busy")).toBe(true);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(state()).toBe("searching");
    expect(has("busy")).toBe(true);
    expect(loadSuggestions.inputs()).toEqual([{ locale: "en", query: "se", limit: 6 }]);
  });

  it("shows at most six suggestions and how many results there are in all", async () => {
    const { search, state, ids, context, loadSuggestions, has } = box();
    search("seo");
    await loadSuggestions.answer(found(40, 1, 2, 3, 4, 5, 6, 7));
    expect(state()).toBe("results");
    expect(has("open")).toBe(true);
    expect(has("busy")).toBe(false);
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(context()).toMatchObject({ total: 40, answered: "seo", selected: -1 });
  });

  it("keeps only the fields of a hit that the box shows", async () => {
    const { search, context, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.answer({ data: [{ ...hit(1), content: "long" } as Suggestion], total: 1 });
    expect(context().suggestions).toEqual([hit(1)]);
  });

  it("says when nothing has these words", async () => {
    const { search, state, loadSuggestions, has } = box();
    search("xyzzy");
    await loadSuggestions.answer(found(0));
    expect(state()).toBe("noResults");
    expect(has("empty")).toBe(true);
    expect(has("open")).toBe(true);
  });

  it("searches for the trimmed words, and keeps the spaces in the box", () => {
    const { search, asked, context } = box();
    search("  seo ");
    expect(asked()).toEqual(["seo"]);
    expect(context().query).toBe("  seo ");
  });

  it("sends nothing when only spaces change", async () => {
    const { type, state, context, asked, clock } = await withResults(1);
    type("seo ");
    expect(state()).toBe("results");
    expect(context().query).toBe("seo ");
    clock.increment(300);
    expect(asked()).toEqual(["seo"]);
  });

  it("does not restart the pause for a space", () => {
    const { type, clock, state } = box();
    type("seo");
    clock.increment(200);
    type("seo ");
    clock.increment(100);
    expect(state()).toBe("searching");
  });

  it("sends nothing for spaces alone, however many", () => {
    const { type, state, clock, asked, context } = box();
    type("   ");
    clock.increment(300);
    expect(state()).toBe("idle");
    expect(context().query).toBe("   ");
    type(`${" ".repeat(200)}seo`);
    clock.increment(300);
    expect(state()).toBe("idle");
    expect(asked()).toEqual([]);
  });

  it("keeps 200 code points and cuts off the rest", () => {
    const { search, asked, context } = box();
    search("😀".repeat(201));
    expect(context().query).toBe("😀".repeat(200));
    expect(asked()).toEqual(["😀".repeat(200)]);
  });

  it("keeps earlier suggestions until others replace them", async () => {
    const { search, ids, has, type, loadSuggestions } = await withResults(1, 2);
    type("seo b");
    expect(ids()).toEqual([1, 2]);
    expect(has("open")).toBe(true);
    search("seo basics");
    expect(ids()).toEqual([1, 2]);
    expect(has("open")).toBe(true);
    await loadSuggestions.answer(found(1, 3));
    expect(ids()).toEqual([3]);
  });

  it("does not ask again for what it has the answer to", async () => {
    const { type, search, state, asked, loadSuggestions } = await withResults(1);
    type("seo b");
    search("seo");
    expect(state()).toBe("results");
    search("xyzzy");
    await loadSuggestions.answer(found(0));
    type("xyzz");
    search("xyzzy");
    expect(state()).toBe("noResults");
    expect(asked()).toEqual(["seo", "xyzzy"]);
  });
});

describe("the last words typed win", () => {
  it("drops a late answer", async () => {
    const { search, state, ids, loadSuggestions } = box();
    search("seo");
    const late = loadSuggestions.latest();
    search("ads");
    expect(late.signal.aborted).toBe(true);
    await late.answer(found(1, 1));
    expect(state()).toBe("searching");
    expect(ids()).toEqual([]);
    await loadSuggestions.answer(found(1, 2));
    expect(ids()).toEqual([2]);
  });

  it.each(["typing", "closed", "idle"])("drops an answer and a failure that come while %s", async (expected) => {
    for (const outcome of ["answer", "fail"] as const) {
      const { search, type, close, state, ids, loadSuggestions } = box();
      search("seo");
      const late = loadSuggestions.latest();
      if (expected === "typing") type("ads");
      else if (expected === "closed") close();
      else type("");
      await (outcome === "answer" ? late.answer(found(1, 1)) : late.fail("network"));
      expect(state()).toBe(expected);
      expect(ids()).toEqual([]);
    }
  });
});

describe("submitting", () => {
  it("opens the page of results, closes the list and keeps the words", async () => {
    const { next, submit, opened, state, context } = await withResults(1, 2);
    next();
    submit();
    expect(opened).toEqual(["/academy/search/?search=seo"]);
    expect(state()).toBe("closed");
    expect(context()).toMatchObject({ query: "seo", selected: -1 });
  });

  it("does not wait for the pause, and stops searching in the box", () => {
    const { type, submit, opened, clock, asked, state } = box();
    type("seo");
    submit();
    clock.increment(300);
    expect(opened).toEqual(["/academy/search/?search=seo"]);
    expect(asked()).toEqual([]);
    expect(state()).toBe("closed");
  });

  it("lists everything without words", () => {
    const { submit, opened, state } = box();
    submit();
    expect(opened).toEqual(["/academy/search/"]);
    expect(state()).toBe("idle");
  });

  it("works when the suggestions fail", async () => {
    const { actor, search, submit, opened, loadSuggestions, state } = box();
    search("seo");
    await loadSuggestions.fail("unavailable", 503);
    submit();
    actor.send(offline);
    search("ads");
    expect(state()).toBe("offline");
    submit();
    expect(opened).toEqual(["/academy/search/?search=seo", "/academy/search/?search=ads"]);
    expect(state()).toBe("closed");
  });
});

describe("emptying the box", () => {
  it.each(["clear", "type"])("forgets words and suggestions: %s", async (how) => {
    const { actor, type, state, context, has } = await withResults(1, 2);
    if (how === "clear") actor.send({ type: "search.clear" });
    else type("");
    expect(state()).toBe("idle");
    expect(has("open")).toBe(false);
    expect(context()).toMatchObject(emptied);
  });
});
