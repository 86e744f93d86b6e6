import { describe, expect, it } from "vitest";
import { offline, online, signedIn, signedOut, throughJson } from "../testing";
import { type Filters, sameFilters } from "./catalogue/context";
import { all, catalogue, page, seo, shown } from "./catalogue.testing";

const words = (search: string): Filters => ({ ...all, search });

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

  it("recovers from a failure on request, and when the network returns; the filters stay", async () => {
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

describe("the last request wins", () => {
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
  it("update the address when the learner changes them", async () => {
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

  it("follow the back button while something is being typed", async () => {
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
  it("load separately", async () => {
    const { topics, loadTopics, context } = catalogue();
    expect(loadTopics.inputs()).toEqual([{ locale: "en", shelf: "courses" }]);
    await loadTopics.answer([{ id: "seo", title: "SEO" }]);
    expect(topics()).toBe("known");
    expect(context().topics).toHaveLength(1);
  });

  it.each([{ type: "catalogue.retry" }, { type: "filters.change", filters: seo }] as const)(
    "may fail without the list, and are requested again on $type",
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

  it("are requested again when the network is back, not when it goes", async () => {
    const { topics, loadTopics, actor } = catalogue();
    await loadTopics.fail("network");
    actor.send(offline);
    expect(topics()).toBe("failed");
    actor.send(online);
    expect(topics()).toBe("loading");
  });

  it("do not hold up the cards", async () => {
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

  it("is not requested for a visitor", () => {
    const { actor, learner, loadProgressMap } = catalogue();
    actor.send(signedOut);
    expect(learner()).toBe("anonymous");
    expect(loadProgressMap.calls).toEqual([]);
  });

  it("is gone when the session has ended: every screen is notified", async () => {
    const { actor, learner, loadProgressMap } = catalogue();
    const lost: string[] = [];
    actor.on("session.lost", ({ type }) => lost.push(type));
    actor.send(signedIn);
    await loadProgressMap.fail("signed_out", 401);
    expect(learner()).toBe("anonymous");
    expect(lost).toEqual(["session.lost"]);
  });

  it("may fail without the list, and is requested again", async () => {
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

describe("a catalog of something else than all courses", () => {
  it("requests no topics in the section of one (R28)", () => {
    const { topics, loadPage, loadTopics } = catalogue(undefined, { topic: "seo" });
    expect(topics()).toBe("fixed");
    expect(loadTopics.calls).toEqual([]);
    expect(loadPage.inputs()).toMatchObject([{ topic: "seo", filters: all }]);
  });

  it.each(["webinars", "templates"] as const)("of %s has no progress, for anyone", (shelf) => {
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

describe("a catalog rendered on the server", () => {
  it("continues without another request", async () => {
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

  it("requests again what had not arrived", async () => {
    const browser = catalogue(throughJson(catalogue().actor.getPersistedSnapshot()));
    await browser.loadPage.answer(page(1, 1));
    expect(browser.list()).toBe("shown");
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
