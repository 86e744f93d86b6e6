import { describe, expect, it } from "vitest";
import { offline, online } from "../testing";
import type { FoundPage } from "./search-results";
import { hit, results } from "./search-results.testing";

const page = (total: number, ...ids: number[]): FoundPage => ({
  data: ids.map(hit),
  total,
  counts: total > 0 ? [{ kind: "course", count: total }] : [],
});

describe("the results of a search", () => {
  it("wait for words", () => {
    const { state, loadHits } = results("  ");
    expect(state()).toBe("idle");
    expect(loadHits.calls).toEqual([]);
  });

  it("come page by page, without repeats (R41)", async () => {
    const { actor, state, loadHits, ids, asked, context } = results();
    expect(loadHits.inputs()).toEqual([{ locale: "de", words: "links", kind: null, limit: 2, page: 1 }]);
    await loadHits.answer(page(3, 1, 2));
    actor.send({ type: "hits.more" });
    await loadHits.fail("network");
    expect(state()).toBe("moreFailed");
    expect(ids()).toEqual([1, 2]);
    actor.send({ type: "hits.more" });
    await loadHits.answer(page(3, 2, 3));
    expect(ids()).toEqual([1, 2, 3]);
    expect(asked().map(([, , number]) => number)).toEqual([1, 2, 2]);
    expect(context().failure).toBeNull();
    actor.send({ type: "hits.more" });
    expect(state()).toBe("shown");
  });

  it.each([
    ["empty", []],
    ["of repeats alone", [1, 2]],
  ])("end if the next page is %s, regardless of the count", async (_, more) => {
    const { actor, loadHits, ids } = results();
    await loadHits.answer(page(3, 1, 2));
    actor.send({ type: "hits.more" });
    await loadHits.answer(page(3, ...more));
    expect(actor.getSnapshot().can({ type: "hits.more" })).toBe(false);
    expect(ids()).toEqual([1, 2]);
  });

  it("answer what was typed last, after a pause", async () => {
    const { actor, clock, loadHits, asked, announced, ids } = results();
    const first = loadHits.latest();
    actor.send({ type: "words.type", words: "li" });
    actor.send({ type: "words.type", words: "lin" });
    clock.increment(299);
    expect(asked()).toHaveLength(1);
    clock.increment(1);
    await first.answer(page(1, 1));
    await loadHits.answer(page(1, 9));
    expect(ids()).toEqual([9]);
    expect(asked().at(-1)).toEqual(["lin", null, 1]);
    expect(announced).toEqual([{ words: "lin", kind: null }]);
  });

  it("are removed with the last word", () => {
    const { actor, clock, state, context } = results();
    actor.send({ type: "words.type", words: "" });
    clock.increment(300);
    expect(state()).toBe("idle");
    expect(context()).toMatchObject({ cards: [], total: 0, counts: [] });
  });

  it("are of one kind on request only, and all kinds stay counted", async () => {
    const { actor, loadHits, asked, announced, state, context } = results();
    const counts = [
      { kind: "course" as const, count: 2 },
      { kind: "glossary-term" as const, count: 1 },
    ];
    await loadHits.answer({ ...page(3, 1, 2), counts });
    actor.send({ type: "kind.choose", kind: null });
    expect(state()).toBe("shown");
    actor.send({ type: "kind.choose", kind: "glossary-term" });
    expect(context().counts).toEqual(counts);
    expect(asked().at(-1)).toEqual(["links", "glossary-term", 1]);
    expect(announced).toEqual([{ words: "links", kind: "glossary-term" }]);
    await loadHits.answer({ ...page(0), counts });
    expect(state()).toBe("empty");
    expect(context().counts).toEqual(counts);
    actor.send({ type: "kind.choose", kind: null });
    await loadHits.answer(page(0));
    expect(context().counts).toEqual([]);
  });

  it("bring new counts with every page", async () => {
    const { actor, loadHits, context } = results();
    const counts = (count: number) => [{ kind: "lesson" as const, count }];
    await loadHits.answer({ ...page(3, 1, 2), counts: counts(3) });
    actor.send({ type: "hits.more" });
    await loadHits.answer({ ...page(4, 3), counts: counts(4) });
    expect(context().counts).toEqual(counts(4));
    actor.send({ type: "screen.reopened" });
    await loadHits.answer({ ...page(5, 1, 2, 3), counts: counts(5) });
    expect(context().counts).toEqual(counts(5));
  });

  it("follow the address without answering it", () => {
    const { actor, asked, announced } = results();
    const question = { words: "ads", kind: "webinar" } as const;
    actor.send({ type: "address.changed", question });
    actor.send({ type: "address.changed", question: { ...question } });
    expect(asked()).toEqual([
      ["links", null, 1],
      ["ads", "webinar", 1],
    ]);
    expect(announced).toEqual([]);
  });

  it("recover from a failure on request, and when the network returns", async () => {
    const { actor, state, loadHits, context } = results();
    await loadHits.fail("network");
    expect(state()).toBe("failed");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send({ type: "results.retry" });
    await loadHits.fail("timeout");
    actor.send(online);
    await loadHits.answer(page(1, 1));
    expect(state()).toBe("shown");
    expect(context()).toMatchObject({ words: "links", failure: null });
  });
});

describe("results that are shown again", () => {
  it("stay while all of them are reloaded, and when no answer comes", async () => {
    const { actor, state, loadHits, ids } = await (async () => {
      const opened = results();
      await opened.loadHits.answer(page(5, 1, 2));
      return opened;
    })();
    actor.send({ type: "hits.more" });
    await loadHits.answer(page(5, 3, 4));
    actor.send({ type: "screen.reopened" });
    expect([state(), ids()]).toEqual(["refreshing", [1, 2, 3, 4]]);
    expect(loadHits.latest().input).toMatchObject({ page: 1, limit: 4 });
    await loadHits.fail("network");
    expect([state(), ids(), actor.getSnapshot().context.failure]).toEqual(["shown", [1, 2, 3, 4], null]);
    actor.send({ type: "screen.reopened" });
    await loadHits.answer(page(5, 9, 1, 2));
    expect([state(), ids()]).toEqual(["shown", [9, 1, 2]]);
  });

  it("are requested again when more were loading or did not arrive, and more can be requested meanwhile", async () => {
    const { actor, state, loadHits, ids } = await (async () => {
      const opened = results();
      await opened.loadHits.answer(page(5, 1, 2));
      return opened;
    })();
    actor.send({ type: "hits.more" });
    actor.send({ type: "screen.reopened" });
    actor.send({ type: "screen.reopened" });
    expect(state()).toEqual("refreshing");
    actor.send({ type: "hits.more" });
    await loadHits.fail("network");
    actor.send({ type: "screen.reopened" });
    await loadHits.answer(page(0));
    expect([state(), ids()]).toEqual(["empty", []]);
  });
});
