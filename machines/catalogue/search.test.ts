import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, type Snapshot } from "xstate";
import { fakeActor, offline, online, throughJson } from "../testing";
import { clipped, neighbour, resultsHref, type Suggestion, searchMachine } from "./search";

const hit = (id: number): Suggestion => ({
  id,
  application: "academy",
  type: "base",
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  language: "en",
  highlights: { title: [{ text: `Course ${id}`, hit: true }], content: [] },
});
const found = (total: number, ...ids: number[]) => ({ data: ids.map(hit), total });

function box(snapshot?: Snapshot<unknown>) {
  const loadSuggestions = fakeActor<
    { data: Suggestion[]; total: number },
    { locale: string; query: string; limit: number }
  >();
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine.provide({ actors: { loadSuggestions: loadSuggestions.logic } }), {
    input: { locale: "en", resultsPath: "/academy/search/" },
    clock,
    ...(snapshot && { snapshot }),
  });
  const opened: string[] = [];
  actor.on("navigation.requested", ({ href }) => opened.push(href));
  actor.start();
  const type = (query: string) => actor.send({ type: "query.change", query });
  return {
    actor,
    clock,
    opened,
    loadSuggestions,
    type,
    /** Types and pauses. */
    search: (query: string) => {
      type(query);
      clock.increment(300);
    },
    next: () => actor.send({ type: "selection.next" }),
    previous: () => actor.send({ type: "selection.previous" }),
    choose: () => actor.send({ type: "selection.choose" }),
    submit: () => actor.send({ type: "search.submit" }),
    close: () => actor.send({ type: "search.close" }),
    open: () => actor.send({ type: "search.open" }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    selected: () => actor.getSnapshot().context.selected,
    ids: () => actor.getSnapshot().context.suggestions.map(({ id }) => id),
    has: (tag: "open" | "busy" | "failed" | "empty") => actor.getSnapshot().hasTag(tag),
    asked: () => loadSuggestions.inputs().map(({ query }) => query),
  };
}
async function withResults(...ids: number[]) {
  const searched = box();
  searched.search("seo");
  await searched.loadSuggestions.answer(found(ids.length, ...ids));
  return searched;
}
const emptied = { query: "", suggestions: [], total: 0, answered: null, selected: -1, failure: null };

describe("searching while one types", () => {
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

  it("keeps of a hit only what the box shows", async () => {
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

  it("searches for the words without the spaces around, and keeps those in the box", () => {
    const { search, asked, context } = box();
    search("  seo ");
    expect(asked()).toEqual(["seo"]);
    expect(context().query).toBe("  seo ");
  });

  it("asks nothing for a space more or less", async () => {
    const { type, state, context, asked, clock } = await withResults(1);
    type("seo ");
    expect(state()).toBe("results");
    expect(context().query).toBe("seo ");
    clock.increment(300);
    expect(asked()).toEqual(["seo"]);
  });

  it("does not start the pause anew for a space", () => {
    const { type, clock, state } = box();
    type("seo");
    clock.increment(200);
    type("seo ");
    clock.increment(100);
    expect(state()).toBe("searching");
  });

  it("asks nothing for spaces alone, however many", () => {
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

  it("takes 200 code points and cuts the rest off", () => {
    const { search, asked, context } = box();
    search("😀".repeat(201));
    expect(context().query).toBe("😀".repeat(200));
    expect(asked()).toEqual(["😀".repeat(200)]);
  });

  it("keeps earlier suggestions until others take their place", async () => {
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

describe("what is typed last is what is answered", () => {
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

describe("the keyboard", () => {
  it("goes through the suggestions and round", async () => {
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

  it("chooses nothing where nothing is selected", async () => {
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

  it("starts anew in every list", async () => {
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

  it("has nothing to close in an empty box", () => {
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

  it("brings the closed list back by going into the box, with nothing selected", async () => {
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

  it("is back on the word that nothing was found for", async () => {
    const { search, close, open, state, loadSuggestions } = box();
    search("xyzzy");
    await loadSuggestions.answer(found(0));
    close();
    open();
    expect(state()).toBe("noResults");
  });
});

describe("pointing at a suggestion", () => {
  it("opens it, also while the next ones are on their way", async () => {
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

describe("submitting", () => {
  it("leads to the page of results, puts the list away and keeps the words", async () => {
    const { next, submit, opened, state, context } = await withResults(1, 2);
    next();
    submit();
    expect(opened).toEqual(["/academy/search/?search=seo"]);
    expect(state()).toBe("closed");
    expect(context()).toMatchObject({ query: "seo", selected: -1 });
  });

  it("does not wait for the pause, and searches no more in the box", () => {
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

  it("works where the suggestions do not", async () => {
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

describe("suggestions that do not arrive", () => {
  it("are asked for again by hand; the words stay", async () => {
    const { actor, search, state, has, context, asked, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("timeout");
    expect(state()).toBe("failed");
    expect([has("failed"), has("open")]).toEqual([true, true]);
    expect(context()).toMatchObject({ query: "seo", failure: { code: "timeout", status: 0 }, selected: -1 });
    actor.send({ type: "search.retry" });
    expect(asked()).toEqual(["seo", "seo"]);
    await loadSuggestions.answer(found(1, 1));
    expect(state()).toBe("results");
    expect(context().failure).toBeNull();
  });

  it("take earlier suggestions with them, which answered other words", async () => {
    const { search, ids, state, loadSuggestions } = await withResults(1);
    search("ads");
    await loadSuggestions.fail("internal", 500);
    expect(ids()).toEqual([]);
    search("seo");
    expect(state()).toBe("searching");
  });

  it("are asked for again when the network is back", async () => {
    const { actor, search, state, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(state()).toBe("searching");
  });

  it("are not asked for by hand without a network", async () => {
    const { actor, search, state, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("network");
    actor.send(offline);
    actor.send({ type: "search.retry" });
    expect(state()).toBe("offline");
    expect(loadSuggestions.calls).toHaveLength(1);
  });

  it("give way to other words", async () => {
    const { search, type, state, loadSuggestions } = box();
    search("seo");
    await loadSuggestions.fail("network");
    type("ads");
    expect(state()).toBe("typing");
  });
});

describe("without a network", () => {
  it("asks nothing, says so, and searches when it is back", async () => {
    const { actor, search, state, has, context, asked, loadSuggestions } = box();
    actor.send(offline);
    search("seo");
    expect(state()).toBe("offline");
    expect([has("failed"), has("open")]).toEqual([true, true]);
    expect(context()).toMatchObject({ query: "seo", failure: { code: "network", status: 0 } });
    expect(asked()).toEqual([]);
    actor.send(offline);
    expect(state()).toBe("offline");
    actor.send(online);
    expect(asked()).toEqual(["seo"]);
    await loadSuggestions.answer(found(1, 1));
    expect(state()).toBe("results");
    expect(context().failure).toBeNull();
  });

  it("still shows what was answered", async () => {
    const { actor, close, open, state } = await withResults(1);
    actor.send(offline);
    expect(state()).toBe("results");
    close();
    open();
    expect(state()).toBe("results");
  });

  it("searches as usual where it came back before the pause was over", () => {
    const { actor, type, clock, state } = box();
    actor.send(offline);
    type("seo");
    actor.send(online);
    clock.increment(300);
    expect(state()).toBe("searching");
  });

  it("gives way to other words", () => {
    const { actor, search, type, state } = box();
    actor.send(offline);
    search("seo");
    type("");
    expect(state()).toBe("idle");
  });
});

describe("a box from a snapshot", () => {
  it("goes on with its list", async () => {
    const before = await withResults(1, 2);
    before.next();
    const after = box(throughJson(before.actor.getPersistedSnapshot()));
    expect(after.state()).toBe("results");
    after.next();
    after.choose();
    expect(after.opened).toEqual(["/academy/courses/course-2/"]);
  });

  it("begins as the server shipped it", () => {
    const browser = box(throughJson(box().actor.getPersistedSnapshot()));
    browser.search("seo");
    expect(browser.state()).toBe("searching");
  });
});

describe("clipped", () => {
  it("never has more than 200 code points, and leaves shorter texts alone", () => {
    fc.assert(
      fc.property(fc.constantFrom("a", "é", "検", "😀", "a😀"), fc.nat(250), (part, count) => {
        const text = part.repeat(count);
        const cut = clipped(text);
        expect([...cut].length).toBe(Math.min([...text].length, 200));
        expect(text.startsWith(cut)).toBe(true);
      }),
    );
  });
});

describe("neighbour", () => {
  it("stays within the list and comes round after as many steps as there are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.constantFrom(1 as const, -1 as const), (count, step) => {
        const first = neighbour(-1, step, count);
        let at = first;
        const seen = new Set<number>();
        for (let times = 0; times < count; times += 1) {
          seen.add(at);
          at = neighbour(at, step, count);
        }
        expect(at).toBe(first);
        expect(seen).toEqual(new Set(Array.from({ length: count }, (_, index) => index)));
      }),
    );
  });

  it("is none in an empty list", () => {
    expect([neighbour(-1, 1, 0), neighbour(-1, -1, 0)]).toEqual([-1, -1]);
  });
});

describe("resultsHref", () => {
  const resultsPath = "/academy/search/";
  it.each([
    ["seo", "/academy/search/?search=seo"],
    ["  seo basics ", "/academy/search/?search=seo+basics"],
    ["a&b=c#d", "/academy/search/?search=a%26b%3Dc%23d"],
    ["検索", "/academy/search/?search=%E6%A4%9C%E7%B4%A2"],
    ["   ", "/academy/search/"],
  ])("of %j is %s", (query, href) => {
    expect(resultsHref({ resultsPath, query })).toBe(href);
  });

  it("is an address for any text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", " ", "&", "=", "#", "%", "+", "検", "😀", "\ud800")), (parts) => {
        const query = parts.join("");
        const { searchParams } = new URL(resultsHref({ resultsPath, query }), "https://academy.test");
        expect(searchParams.get("search") ?? "").toBe(query.trim().replace(/\p{Surrogate}/gu, "\ufffd"));
      }),
    );
  });
});
