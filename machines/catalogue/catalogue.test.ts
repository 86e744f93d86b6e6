import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, type Snapshot } from "xstate";
import type { Category } from "../../contract/primitives";
import { append } from "../shared/paged";
import { fakeActor, offline, online, signedIn, signedOut, throughJson } from "../testing";
import {
  catalogueMachine,
  type Filters,
  type ListedCard,
  type ProgressMap,
  type Shelf,
  sameFilters,
} from "./catalogue";

const card = (id: number): ListedCard => ({
  id,
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  description: "",
  author: "",
  categories: [],
  timing: 0,
  lessonsCount: 0,
  hasExam: false,
  background: "",
  listImage: "",
  altListImage: "",
  motif: "",
  language: "en",
});
const page = (total: number, ...ids: number[]) => ({ data: ids.map(card), total });
const all: Filters = { categories: [], duration: null, search: "" };
const seo: Filters = { ...all, categories: ["seo"] };
const words = (search: string): Filters => ({ ...all, search });

function catalogue(snapshot?: Snapshot<unknown>, of: { shelf?: Shelf; topic?: string } = {}) {
  const loadPage = fakeActor<
    { data: ListedCard[]; total: number },
    { locale: string; shelf: Shelf; topic: string | null; filters: Filters; limit: number; page: number }
  >();
  const loadTopics = fakeActor<Category[], { locale: string; shelf: Shelf }>();
  const loadProgressMap = fakeActor<ProgressMap, { locale: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    catalogueMachine.provide({
      actors: { loadPage: loadPage.logic, loadTopics: loadTopics.logic, loadProgressMap: loadProgressMap.logic },
    }),
    {
      input: { locale: "en", shelf: of.shelf ?? "courses", topic: of.topic ?? null, filters: all, limit: 2 },
      clock,
      ...(snapshot && { snapshot }),
    },
  );
  const announced: Filters[] = [];
  actor.on("filters.changed", ({ filters }) => announced.push(filters));
  actor.start();
  return {
    actor,
    clock,
    announced,
    loadPage,
    loadTopics,
    loadProgressMap,
    list: () => actor.getSnapshot().value.list,
    topics: () => actor.getSnapshot().value.topics,
    learner: () => actor.getSnapshot().value.learner,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    asked: () => loadPage.inputs().map(({ filters, page }) => ({ filters, page })),
  };
}
async function shown(total = 4, ...ids: number[]) {
  const opened = catalogue();
  await opened.loadPage.answer(page(total, ...(ids.length > 0 ? ids : [1, 2])));
  return opened;
}

describe("the list of courses", () => {
  it("shows the first page and how many there are", async () => {
    const { list, loadPage, ids, context } = catalogue();
    expect(list()).toBe("loading");
    expect(loadPage.inputs()).toEqual([
      { locale: "en", shelf: "courses", topic: null, filters: all, limit: 2, page: 1 },
    ]);
    await loadPage.answer(page(4, 1, 2));
    expect(list()).toBe("shown");
    expect(ids()).toEqual([1, 2]);
    expect(context().total).toBe(4);
  });

  it("says when nothing matches", async () => {
    const { list, loadPage, actor } = catalogue();
    await loadPage.answer(page(0));
    expect(list()).toBe("empty");
    expect(actor.getSnapshot().hasTag("empty")).toBe(true);
  });

  it("comes back from a failure by asking again, and when the network returns; the filters stay", async () => {
    const { actor, list, loadPage, context, asked } = catalogue();
    actor.send({ type: "filters.change", filters: seo });
    await loadPage.fail("network");
    expect(list()).toBe("failed");
    expect(context()).toMatchObject({ filters: seo, failure: { code: "network", status: 0 } });
    actor.send({ type: "catalogue.retry" });
    await loadPage.fail("timeout");
    actor.send(offline);
    expect(list()).toBe("failed");
    actor.send(online);
    expect(asked().at(-1)).toEqual({ filters: seo, page: 1 });
    await loadPage.answer(page(1, 1));
    expect(list()).toBe("shown");
    expect(context().failure).toBeNull();
  });
});

describe("more courses", () => {
  it("are appended without repeats, until there are no more", async () => {
    const { actor, list, loadPage, ids, asked } = await shown();
    actor.send({ type: "cards.more" });
    expect(actor.getSnapshot().hasTag("busyMore")).toBe(true);
    expect(asked().at(-1)).toEqual({ filters: all, page: 2 });
    await loadPage.answer(page(4, 2, 3));
    expect(ids()).toEqual([1, 2, 3]);
    actor.send({ type: "cards.more" });
    expect(asked().at(-1)?.page).toBe(3);
    await loadPage.answer(page(4, 4));
    expect(ids()).toEqual([1, 2, 3, 4]);
    actor.send({ type: "cards.more" });
    expect(list()).toBe("shown");
    expect(loadPage.calls).toHaveLength(3);
  });

  it.each([
    ["empty", []],
    ["of repeats alone", [1, 2]],
  ])("are not offered again where the next page is %s, whatever the count says", async (_, ids) => {
    const { actor, loadPage, context } = await shown(3);
    actor.send({ type: "cards.more" });
    await loadPage.answer(page(3, ...ids));
    expect(actor.getSnapshot().can({ type: "cards.more" })).toBe(false);
    expect(context()).toMatchObject({ cards: [card(1), card(2)], total: 2 });
  });

  it("leave what is shown when they fail, and are asked for again", async () => {
    const { actor, list, loadPage, ids, asked, context } = await shown();
    actor.send({ type: "cards.more" });
    await loadPage.fail("network");
    expect(list()).toBe("moreFailed");
    expect(actor.getSnapshot().hasTag("failedMore")).toBe(true);
    expect(ids()).toEqual([1, 2]);
    expect(context().failure?.code).toBe("network");
    actor.send({ type: "cards.more" });
    expect(asked().at(-1)?.page).toBe(2);
    await loadPage.answer(page(4, 3, 4));
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(context().failure).toBeNull();
  });

  it("start again from page 1 when a filter changes", async () => {
    const { actor, loadPage, ids, context } = await shown();
    actor.send({ type: "cards.more" });
    await loadPage.answer(page(4, 3, 4));
    actor.send({ type: "filters.change", filters: seo });
    expect(ids()).toEqual([1, 2, 3, 4]);
    await loadPage.answer(page(1, 9));
    expect(ids()).toEqual([9]);
    expect(context()).toMatchObject({ page: 1, total: 1 });
  });
});

describe("what is asked last is what is shown", () => {
  it("drops the late answer of an earlier filter", async () => {
    const { actor, loadPage, ids, list } = catalogue();
    const first = loadPage.latest();
    actor.send({ type: "filters.change", filters: seo });
    expect(first.signal.aborted).toBe(true);
    await first.answer(page(1, 1));
    expect(list()).toBe("loading");
    await loadPage.answer(page(1, 9));
    expect(ids()).toEqual([9]);
  });

  it("drops the late failure of an earlier filter", async () => {
    const { actor, loadPage, list } = catalogue();
    const first = loadPage.latest();
    actor.send({ type: "filters.change", filters: seo });
    await first.fail("network");
    expect(list()).toBe("loading");
  });

  it("drops a next page that comes after another filter", async () => {
    const { actor, loadPage, ids } = await shown();
    actor.send({ type: "cards.more" });
    const more = loadPage.latest();
    actor.send({ type: "filters.change", filters: seo });
    await more.answer(page(4, 3, 4));
    await loadPage.answer(page(1, 9));
    expect(ids()).toEqual([9]);
  });
});

describe("filters and the address", () => {
  it("are told to the address when the learner changes them", async () => {
    const { actor, announced, loadPage } = await shown();
    actor.send({ type: "filters.change", filters: seo });
    expect(announced).toEqual([seo]);
    actor.send({ type: "filters.change", filters: { ...seo } });
    expect(announced).toHaveLength(1);
    expect(loadPage.calls).toHaveLength(2);
  });

  it("follow the address without answering it", async () => {
    const { actor, announced, context, list, loadPage } = await shown();
    actor.send({ type: "address.changed", filters: seo });
    expect(context().filters).toEqual(seo);
    expect(list()).toBe("loading");
    expect(announced).toEqual([]);
    actor.send({ type: "address.changed", filters: seo });
    expect(loadPage.calls).toHaveLength(2);
  });

  it("wait for a pause in typing, then search once", async () => {
    const { actor, clock, announced, list, asked } = await shown();
    actor.send({ type: "words.type", search: "l" });
    clock.increment(299);
    actor.send({ type: "words.type", search: "li" });
    clock.increment(299);
    expect(list()).toBe("typing");
    expect(announced).toEqual([]);
    clock.increment(1);
    expect(list()).toBe("loading");
    expect(announced).toEqual([words("li")]);
    expect(asked().slice(1)).toEqual([{ filters: words("li"), page: 1 }]);
  });

  it("do not lose what is typed while the address takes over what was typed before", async () => {
    const { actor, clock, context, list } = await shown();
    actor.send({ type: "words.type", search: "link" });
    clock.increment(300);
    actor.send({ type: "words.type", search: "link b" });
    actor.send({ type: "address.changed", filters: words("link") });
    expect(context().filters.search).toBe("link b");
    expect(list()).toBe("typing");
  });

  it("follow the way back while something is being typed", async () => {
    const { actor, clock, context, list } = await shown();
    actor.send({ type: "words.type", search: "link" });
    clock.increment(300);
    actor.send({ type: "words.type", search: "link b" });
    actor.send({ type: "address.changed", filters: all });
    expect(context().filters).toEqual(all);
    expect(list()).toBe("loading");
  });

  it("keep the topics while words are typed", async () => {
    const { actor, context } = await shown();
    actor.send({ type: "filters.change", filters: seo });
    actor.send({ type: "words.type", search: "x" });
    expect(context().filters).toEqual({ ...seo, search: "x" });
  });
});

describe("the topics", () => {
  it("come on their own", async () => {
    const { topics, loadTopics, context } = catalogue();
    expect(loadTopics.inputs()).toEqual([{ locale: "en", shelf: "courses" }]);
    await loadTopics.answer([{ id: "seo", title: "SEO" }]);
    expect(topics()).toBe("known");
    expect(context().topics).toHaveLength(1);
  });

  it.each([{ type: "catalogue.retry" }, { type: "filters.change", filters: seo }] as const)(
    "may fail without the list, and are asked for again on $type",
    async (event) => {
      const { topics, loadTopics, loadPage, list, actor } = catalogue();
      await loadTopics.fail("network");
      await loadPage.answer(page(1, 1));
      expect(topics()).toBe("failed");
      expect(list()).toBe("shown");
      expect(actor.getSnapshot().hasTag("incomplete")).toBe(true);
      actor.send(event);
      expect(topics()).toBe("loading");
      expect(actor.getSnapshot().hasTag("incomplete")).toBe(false);
    },
  );

  it("are asked for again when the network is back, not when it goes", async () => {
    const { topics, loadTopics, actor } = catalogue();
    await loadTopics.fail("network");
    actor.send(offline);
    expect(topics()).toBe("failed");
    actor.send(online);
    expect(topics()).toBe("loading");
  });

  it("do not keep the cards waiting", async () => {
    const { actor } = await shown();
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    expect(actor.getSnapshot().hasTag("searching")).toBe(false);
  });
});

describe("the learner's progress", () => {
  it("is loaded once they are known, and forgotten when they leave", async () => {
    const { actor, learner, loadProgressMap, context } = catalogue();
    expect(learner()).toBe("unknown");
    actor.send(signedIn);
    await loadProgressMap.answer({ 1: { progress: 40 } });
    expect(learner()).toBe("known");
    expect(context().progress).toEqual({ 1: { progress: 40 } });
    actor.send(signedOut);
    expect(learner()).toBe("anonymous");
    expect(context().progress).toBeNull();
  });

  it("is not asked for a visitor", () => {
    const { actor, learner, loadProgressMap } = catalogue();
    actor.send(signedOut);
    expect(learner()).toBe("anonymous");
    expect(loadProgressMap.calls).toEqual([]);
  });

  it("is nobody's where the session has ended: everybody is told", async () => {
    const { actor, learner, loadProgressMap } = catalogue();
    const lost: string[] = [];
    actor.on("session.lost", ({ type }) => lost.push(type));
    actor.send(signedIn);
    await loadProgressMap.fail("signed_out", 401);
    expect(learner()).toBe("anonymous");
    expect(lost).toEqual(["session.lost"]);
  });

  it("may fail without the list, and is asked for again", async () => {
    const { actor, learner, loadProgressMap } = catalogue();
    actor.send(signedIn);
    await loadProgressMap.fail("network");
    expect(learner()).toBe("failed");
    actor.send(offline);
    expect(learner()).toBe("failed");
    actor.send(online);
    await loadProgressMap.fail("network");
    actor.send({ type: "catalogue.retry" });
    expect(learner()).toBe("loading");
  });
});

describe("a catalogue of something else than all courses", () => {
  it("asks for no topics where it stands in the section of one (R28)", () => {
    const { topics, loadPage, loadTopics } = catalogue(undefined, { topic: "seo" });
    expect(topics()).toBe("fixed");
    expect(loadTopics.calls).toEqual([]);
    expect(loadPage.inputs()).toMatchObject([{ topic: "seo", filters: all }]);
  });

  it.each(["webinars", "templates"] as const)("of %s has no progress, whoever is here", (shelf) => {
    const { actor, learner, loadTopics, loadProgressMap } = catalogue(undefined, { shelf });
    actor.send(signedIn);
    expect(learner()).toBe("anonymous");
    expect(loadProgressMap.calls).toEqual([]);
    expect(loadTopics.inputs()).toEqual([{ locale: "en", shelf }]);
  });

  it.each(["lessons", "top"] as const)("of %s shows the learner's progress", (shelf) => {
    const { actor, learner } = catalogue(undefined, { shelf });
    actor.send(signedIn);
    expect(learner()).toBe("loading");
  });
});

describe("a catalogue that the server shipped", () => {
  it("goes on without asking again", async () => {
    const server = await shown();
    await server.loadTopics.answer([{ id: "seo", title: "SEO" }]);
    const browser = catalogue(throughJson(server.actor.getPersistedSnapshot()));
    expect(browser.ids()).toEqual([1, 2]);
    expect([...browser.loadPage.calls, ...browser.loadTopics.calls]).toEqual([]);
    browser.actor.send({ type: "cards.more" });
    await browser.loadPage.answer(page(4, 3, 4));
    expect(browser.ids()).toEqual([1, 2, 3, 4]);
    browser.actor.send(signedIn);
    await browser.loadProgressMap.answer({});
    expect(browser.learner()).toBe("known");
  });

  it("asks anew for what had not arrived", async () => {
    const browser = catalogue(throughJson(catalogue().actor.getPersistedSnapshot()));
    await browser.loadPage.answer(page(1, 1));
    expect(browser.list()).toBe("shown");
  });
});

describe("a list that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;
  /** Two pages of it. */
  const long = async () => {
    const opened = await shown(5);
    opened.actor.send({ type: "cards.more" });
    await opened.loadPage.answer(page(5, 3, 4));
    return opened;
  };

  it("keeps all that is shown while it is asked for again, all at once", async () => {
    const { actor, list, loadPage, ids, context } = await long();
    actor.send(reopened);
    expect([list(), ids(), actor.getSnapshot().hasTag("searching")]).toEqual(["refreshing", [1, 2, 3, 4], false]);
    expect(loadPage.latest().input).toMatchObject({ filters: all, limit: 4, page: 1 });
    await loadPage.answer(page(6, 9, 1, 2, 3));
    expect([list(), ids()]).toEqual(["shown", [9, 1, 2, 3]]);
    expect(context()).toMatchObject({ total: 6, page: 2 });
    actor.send({ type: "cards.more" });
    expect(loadPage.latest().input).toMatchObject({ limit: 2, page: 3 });
  });

  it("stays as it is where no answer comes", async () => {
    const { actor, list, loadPage, ids, context } = await long();
    actor.send(reopened);
    await loadPage.fail("network");
    expect([list(), ids(), context().failure]).toEqual(["shown", [1, 2, 3, 4], null]);
  });

  it("is asked for once where it is shown again meanwhile, and more of it can be asked for", async () => {
    const { actor, list, loadPage, ids } = await long();
    actor.send(reopened);
    const first = loadPage.latest();
    actor.send(reopened);
    expect(first.signal.aborted).toBe(true);
    actor.send({ type: "cards.more" });
    expect(list()).toBe("loadingMore");
    await loadPage.answer(page(5, 5));
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    actor.send(reopened);
    actor.send({ type: "cards.more" });
    expect(list()).toBe("refreshing");
  });

  it("asks again for what was on its way or had failed", async () => {
    const { actor, list, loadPage, ids } = await shown(3);
    actor.send({ type: "cards.more" });
    actor.send(reopened);
    expect(list()).toBe("refreshing");
    actor.send({ type: "cards.more" });
    await loadPage.fail("network");
    actor.send(reopened);
    expect([list(), ids()]).toEqual(["refreshing", [1, 2]]);
    await loadPage.answer(page(0));
    expect(list()).toBe("empty");
    actor.send(reopened);
    expect(list()).toBe("loading");
    await loadPage.fail("network");
    actor.send(reopened);
    expect(list()).toBe("loading");
  });

  it("keeps the learner's progress while it is asked for again, and where no answer comes", async () => {
    const { actor, learner, loadProgressMap, context } = await shown();
    actor.send(signedIn);
    await loadProgressMap.fail("network");
    actor.send(reopened);
    expect(learner()).toBe("loading");
    await loadProgressMap.answer({ 1: { progress: 50 } });
    actor.send(reopened);
    expect([learner(), context().progress]).toEqual(["refreshing", { 1: { progress: 50 } }]);
    await loadProgressMap.fail("network");
    expect([learner(), context().progress]).toEqual(["known", { 1: { progress: 50 } }]);
    actor.send(reopened);
    await loadProgressMap.answer({ 1: { progress: 60 } });
    expect([learner(), context().progress]).toEqual(["known", { 1: { progress: 60 } }]);
  });

  it("shows no progress once the session turns out to be over", async () => {
    const { actor, learner, loadProgressMap, context } = await shown();
    const lost: string[] = [];
    actor.on("session.lost", ({ type }) => lost.push(type));
    actor.send(signedIn);
    await loadProgressMap.answer({ 1: { progress: 50 } });
    actor.send(reopened);
    await loadProgressMap.fail("signed_out", 401);
    expect([learner(), context().progress, lost]).toEqual(["anonymous", null, ["session.lost"]]);
  });
});

describe("append", () => {
  const cards = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).map((ids) => ids.map(card));
  it("shows every card once, the earlier ones where they were", () => {
    fc.assert(
      fc.property(cards, cards, (before, more) => {
        const ids = append(before, more).map(({ id }) => id);
        expect(new Set(ids)).toEqual(new Set([...before, ...more].map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
        expect(ids.slice(0, before.length)).toEqual(before.map(({ id }) => id));
      }),
    );
  });
});

describe("sameFilters", () => {
  it.each([
    ["the same", seo, { ...seo, categories: ["seo"] }, true],
    ["other topics", seo, all, false],
    ["another duration", all, { ...all, duration: "short" as const }, false],
    ["other words", all, words("x"), false],
  ])("tells %s", (_, a, b, expected) => {
    expect(sameFilters(a, b)).toBe(expected);
  });
});
