import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { Page } from "../shared/paged";
import { fakeActor, offline, online, throughJson } from "../testing";
import { type PopularCard, popularMachine } from "./popular";
import { type PopularSource, popularSource } from "./popular-source";

const card = (id: number): PopularCard => ({
  id,
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  author: "Ada",
  listImage: "",
  altListImage: "",
  background: "",
  motif: "",
  language: "ja",
  hasExam: false,
  lessonsCount: 3,
  status: "",
  timing: 600,
});
const page = (total: number, ...ids: number[]): Page<PopularCard> => ({ data: ids.map(card), total });
interface Asked {
  locale: string;
  source: PopularSource;
  page: number;
  limit: number;
}

function popular({ locale = "en", snapshot }: { locale?: string; snapshot?: Snapshot<unknown> } = {}) {
  const loadPopular = fakeActor<Page<PopularCard>, Asked>();
  const actor = createActor(popularMachine.provide({ actors: { loadPopular: loadPopular.logic } }), {
    input: { locale, source: popularSource(locale) },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    loadPopular,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    has: (tag: "busy" | "busyMore" | "failed" | "failedMore" | "empty") => actor.getSnapshot().hasTag(tag),
    more: () => actor.send({ type: "cards.more" }),
  };
}
async function shown(total = 8) {
  const opened = popular();
  await opened.loadPopular.answer(page(total, 1, 2, 3, 4, 5, 6));
  return opened;
}

describe("popular cards", () => {
  it("come six at a time from the search API", async () => {
    const { state, loadPopular, ids, context, has } = popular();
    expect(state()).toBe("loading");
    expect(has("busy")).toBe(true);
    expect(loadPopular.inputs()).toEqual([{ locale: "en", source: "searchApi", page: 1, limit: 6 }]);
    await loadPopular.answer(page(8, 1, 2, 3, 4, 5, 6));
    expect(state()).toBe("shown");
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(context().total).toBe(8);
  });

  it("come from the list of courses on the Japanese site, later pages too", async () => {
    const { loadPopular, more } = popular({ locale: "ja" });
    await loadPopular.answer(page(8, 1, 2, 3, 4, 5, 6));
    more();
    expect(loadPopular.inputs()).toEqual([
      { locale: "ja", source: "coursesList", page: 1, limit: 6 },
      { locale: "ja", source: "coursesList", page: 2, limit: 6 },
    ]);
  });

  it.each([
    ["empty", []],
    ["of repeats alone", [1, 2]],
  ])("stop if the next page is %s, regardless of the count", async (_, ids) => {
    const { actor, loadPopular, more } = await shown();
    more();
    await loadPopular.answer(page(8, ...ids));
    expect(actor.getSnapshot().can({ type: "cards.more" })).toBe(false);
  });

  it("leave the block out when there are none", async () => {
    const { state, loadPopular, has, more } = popular();
    await loadPopular.answer(page(0));
    expect(state()).toBe("empty");
    expect(has("empty")).toBe(true);
    more();
    expect(loadPopular.calls).toHaveLength(1);
  });

  it("clear the failure when there turn out to be none", async () => {
    const { actor, state, loadPopular, context } = popular();
    await loadPopular.fail("timeout");
    actor.send({ type: "popular.retry" });
    await loadPopular.answer(page(0));
    expect(state()).toBe("empty");
    expect(context().failure).toBeNull();
  });

  it("are requested again after a failure, by hand and when the network is back", async () => {
    const { actor, state, loadPopular, context, has } = popular();
    await loadPopular.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "popular.retry" });
    expect(state()).toBe("loading");
    await loadPopular.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(state()).toBe("loading");
    await loadPopular.answer(page(1, 1));
    expect(state()).toBe("shown");
    expect(context().failure).toBeNull();
  });
});

describe("more popular cards", () => {
  it("are appended until there are no more", async () => {
    const { state, loadPopular, ids, has, more, actor } = await shown();
    expect(actor.getSnapshot().can({ type: "cards.more" })).toBe(true);
    more();
    expect(state()).toBe("loadingMore");
    expect(has("busyMore")).toBe(true);
    await loadPopular.answer(page(8, 6, 7, 8));
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(actor.getSnapshot().can({ type: "cards.more" })).toBe(false);
    more();
    expect(state()).toBe("shown");
    expect(loadPopular.calls).toHaveLength(2);
  });

  it("leave what is shown when they fail, and are requested again", async () => {
    const { actor, state, loadPopular, ids, has, context, more } = await shown();
    more();
    await loadPopular.fail("timeout");
    expect(state()).toBe("moreFailed");
    expect(has("failedMore")).toBe(true);
    expect(has("failed")).toBe(false);
    expect(ids()).toHaveLength(6);
    expect(context().failure?.code).toBe("timeout");
    more();
    expect(state()).toBe("loadingMore");
    expect(loadPopular.latest().input.page).toBe(2);
    await loadPopular.fail("network");
    actor.send(offline);
    expect(state()).toBe("moreFailed");
    actor.send(online);
    expect(state()).toBe("loadingMore");
    await loadPopular.answer(page(8, 7, 8));
    expect(ids()).toHaveLength(8);
    expect(context().failure).toBeNull();
  });
});

describe("popular cards rendered on the server", () => {
  it("are shown without another request, and continue", async () => {
    const server = await shown();
    const browser = popular({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    expect(browser.state()).toBe("shown");
    expect(browser.loadPopular.calls).toEqual([]);
    browser.more();
    expect(browser.loadPopular.inputs()).toEqual([{ locale: "en", source: "searchApi", page: 2, limit: 6 }]);
    await browser.loadPopular.answer(page(8, 7, 8));
    expect(browser.ids()).toHaveLength(8);
  });

  it("are requested again when they had not arrived, or had failed", async () => {
    const server = popular();
    const browser = popular({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    await browser.loadPopular.answer(page(1, 1));
    expect(browser.state()).toBe("shown");
    await server.loadPopular.fail("unavailable", 503);
    const other = popular({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    other.actor.send({ type: "popular.retry" });
    await other.loadPopular.answer(page(1, 1));
    expect(other.state()).toBe("shown");
  });
});

describe("popularSource", () => {
  it.each([
    ["ja", "coursesList"],
    ["en", "searchApi"],
    ["de", "searchApi"],
  ])("of %s is %s", (locale, source) => {
    expect(popularSource(locale)).toBe(source);
  });
});

describe("cards that are shown again", () => {
  it("stay while all of them are reloaded, and when no answer comes", async () => {
    const { actor, state, loadPopular, ids } = await shown(20);
    actor.send({ type: "cards.more" });
    await loadPopular.answer(page(20, 7, 8));
    actor.send({ type: "screen.reopened" });
    expect([state(), ids()]).toEqual(["refreshing", [1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(loadPopular.latest().input).toMatchObject({ page: 1, limit: 12 });
    await loadPopular.fail("network");
    expect([state(), ids(), actor.getSnapshot().context.failure]).toEqual(["shown", [1, 2, 3, 4, 5, 6, 7, 8], null]);
    actor.send({ type: "screen.reopened" });
    await loadPopular.answer(page(20, 9, 1, 2));
    expect([state(), ids()]).toEqual(["shown", [9, 1, 2]]);
  });

  it("are requested again when more were loading or did not arrive, and more can be requested meanwhile", async () => {
    const { actor, state, loadPopular, ids } = await shown(20);
    actor.send({ type: "cards.more" });
    actor.send({ type: "screen.reopened" });
    actor.send({ type: "screen.reopened" });
    expect(state()).toEqual("refreshing");
    actor.send({ type: "cards.more" });
    await loadPopular.fail("network");
    actor.send({ type: "screen.reopened" });
    await loadPopular.answer(page(0));
    expect([state(), ids()]).toEqual(["empty", []]);
  });
});
