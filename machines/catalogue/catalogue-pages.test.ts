import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { append } from "../shared/paged";
import { signedIn } from "../testing";
import { all, card, page, seo, shown } from "./catalogue.testing";

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
  ])("stop if the next page is %s, regardless of the count", async (_, ids) => {
    const { actor, loadPage, context } = await shown(3);
    actor.send({ type: "cards.more" });
    await loadPage.answer(page(3, ...ids));
    expect(actor.getSnapshot().can({ type: "cards.more" })).toBe(false);
    expect(context()).toMatchObject({ cards: [card(1), card(2)], total: 2 });
  });

  it("leave what is shown when they fail, and are requested again", async () => {
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

describe("a list that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;
  /** Two pages of it. */
  const long = async () => {
    const opened = await shown(5);
    opened.actor.send({ type: "cards.more" });
    await opened.loadPage.answer(page(5, 3, 4));
    return opened;
  };

  it("keeps all that is shown while it is requested again, all at once", async () => {
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

  it("stays as it is when no answer comes", async () => {
    const { actor, list, loadPage, ids, context } = await long();
    actor.send(reopened);
    await loadPage.fail("network");
    expect([list(), ids(), context().failure]).toEqual(["shown", [1, 2, 3, 4], null]);
  });

  it("is requested once when it is shown again meanwhile, and more can be requested", async () => {
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

  it("asks again for what was loading or had failed", async () => {
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

  it("keeps the learner's progress while it is requested again, and when no answer comes", async () => {
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

  it("shows no progress once the session turns out to have expired", async () => {
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
