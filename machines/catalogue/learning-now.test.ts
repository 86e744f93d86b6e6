import { describe, expect, it } from "vitest";
import { offline, online, signedIn, signedOut } from "../testing";
import { coursesInView } from "./learning-now";
import { block, collapsed, course, expanded, page, shown } from "./learning-now.testing";

describe("the courses that a learner takes", () => {
  it("are not requested until the profile is known", () => {
    const { state, has, loadInProgress, actor, filter } = block();
    expect(state()).toBe("waiting");
    expect(has("pending")).toBe(true);
    filter(true);
    actor.send(online);
    expect(state()).toBe("waiting");
    expect(loadInProgress.calls).toEqual([]);
  });

  it("are loaded six at a time, those in progress first", async () => {
    const { actor, state, has, loadInProgress, ids, context } = block();
    actor.send(signedIn);
    expect(has("busy")).toBe(true);
    expect(loadInProgress.inputs()).toEqual([{ locale: "en", completed: false, page: 1, limit: 6 }]);
    await loadInProgress.answer(page(8, 1, 2, 3, 4, 5, 6));
    expect(state()).toEqual(collapsed);
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(context()).toMatchObject({ total: 8, failure: null });
  });

  it("are hidden from visitors, for whom none are requested", () => {
    const { actor, state, has, loadInProgress, filter } = block();
    actor.send(signedOut);
    expect(state()).toBe("hidden");
    expect(has("hidden")).toBe(true);
    filter(true);
    expect(state()).toBe("hidden");
    expect(loadInProgress.calls).toEqual([]);
  });

  it("are hidden if there are none and nobody changed the filter", async () => {
    const { state } = await shown(0);
    expect(state()).toBe("hidden");
  });

  it("recover from a failure on request, and when the network returns", async () => {
    const { actor, state, has, loadInProgress, context, filter, asked } = await shown(1, 1);
    filter(true);
    await loadInProgress.fail("network");
    expect(state()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(context()).toMatchObject({ completed: true, failure: { code: "network", status: 0 } });
    actor.send({ type: "learning.retry" });
    expect(state()).toBe("loading");
    await loadInProgress.fail("timeout");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect(asked().at(-1)).toEqual({ completed: true, page: 1 });
    await loadInProgress.answer(page(1, 9));
    expect(state()).toEqual(collapsed);
    expect(context().failure).toBeNull();
  });

  it("are hidden when the session turns out to have expired, and the academy is notified", async () => {
    const { actor, state, loadInProgress, losses } = block();
    actor.send(signedIn);
    await loadInProgress.fail("signed_out", 401);
    expect(state()).toBe("hidden");
    expect(losses()).toBe(1);
  });
});

describe("show all", () => {
  it("opens and closes the list", async () => {
    const { state, toggle } = await shown(4, 1, 2, 3, 4);
    toggle();
    expect(state()).toEqual(expanded("settled"));
    toggle();
    expect(state()).toEqual(collapsed);
  });

  it("is not offered for three courses", async () => {
    const { state, toggle, actor } = await shown(3, 1, 2, 3);
    expect(actor.getSnapshot().can({ type: "showAll.toggle" })).toBe(false);
    toggle();
    expect(state()).toEqual(collapsed);
  });

  it("brings the rest page by page, without repeats, until there is no more", async () => {
    const { state, has, toggle, more, asked, ids, loadInProgress } = await shown(8, 1, 2, 3, 4, 5, 6);
    more();
    expect(state()).toEqual(collapsed);
    toggle();
    more();
    expect(state()).toEqual(expanded("loadingMore"));
    expect(has("busyMore")).toBe(true);
    expect(asked().at(-1)).toEqual({ completed: false, page: 2 });
    await loadInProgress.answer(page(8, 6, 7, 8));
    expect(state()).toEqual(expanded("settled"));
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    more();
    expect(loadInProgress.calls).toHaveLength(2);
  });

  it.each([
    ["empty", []],
    ["of repeats alone", [1, 2]],
  ])("ends if the next page is %s, regardless of the count", async (_, more) => {
    const list = await shown(8, 1, 2, 3, 4, 5, 6);
    list.toggle();
    list.more();
    await list.loadInProgress.answer(page(8, ...more));
    expect(list.actor.getSnapshot().can({ type: "courses.more" })).toBe(false);
  });

  it("keeps what is shown when the rest fails, and asks again", async () => {
    const { actor, state, has, toggle, more, ids, loadInProgress, context } = await shown(8, 1, 2, 3, 4, 5, 6);
    toggle();
    more();
    await loadInProgress.fail("timeout");
    expect(state()).toEqual(expanded("moreFailed"));
    expect(has("failedMore")).toBe(true);
    expect(ids()).toHaveLength(6);
    expect(context().failure?.code).toBe("timeout");
    more();
    expect(state()).toEqual(expanded("loadingMore"));
    await loadInProgress.fail("network");
    actor.send(offline);
    expect(state()).toEqual(expanded("moreFailed"));
    actor.send(online);
    expect(state()).toEqual(expanded("loadingMore"));
    await loadInProgress.answer(page(8, 7, 8));
    expect(ids()).toHaveLength(8);
    expect(context().failure).toBeNull();
  });

  it("can be closed while the rest is loading; the late answer is dropped", async () => {
    const { state, toggle, more, ids, loadInProgress } = await shown(8, 1, 2, 3, 4, 5, 6);
    toggle();
    more();
    const late = loadInProgress.latest();
    toggle();
    expect(state()).toEqual(collapsed);
    expect(late.signal.aborted).toBe(true);
    await late.answer(page(8, 7, 8));
    expect(ids()).toHaveLength(6);
  });

  it("notices that the session has expired", async () => {
    const { state, toggle, more, loadInProgress, losses } = await shown(8, 1, 2, 3, 4, 5, 6);
    toggle();
    more();
    await loadInProgress.fail("signed_out", 401);
    expect(state()).toBe("hidden");
    expect(losses()).toBe(1);
  });
});

describe("the filter", () => {
  it("shows completed courses, closed again", async () => {
    const { state, toggle, filter, asked, loadInProgress, ids } = await shown(4, 1, 2, 3, 4);
    toggle();
    filter(true);
    expect(state()).toBe("loading");
    expect(asked().at(-1)).toEqual({ completed: true, page: 1 });
    await loadInProgress.answer(page(1, 9));
    expect(state()).toEqual(collapsed);
    expect(ids()).toEqual([9]);
  });

  it("sends nothing when it does not change", async () => {
    const { filter, loadInProgress, context } = await shown(1, 1);
    filter(false);
    expect(loadInProgress.calls).toHaveLength(1);
    expect(context().filterChanged).toBe(false);
  });

  it("says that the list is empty instead of hiding, even when it is changed back", async () => {
    const { state, has, filter, loadInProgress, ids } = await shown(1, 1);
    filter(true);
    await loadInProgress.answer(page(0));
    expect(state()).toBe("empty");
    expect(ids()).toEqual([]);
    expect(has("empty")).toBe(true);
    filter(false);
    await loadInProgress.answer(page(0));
    expect(state()).toBe("empty");
  });

  it("drops the late answer, and the late failure, to an earlier request", async () => {
    const { filter, loadInProgress, ids, state } = await shown(1, 1);
    filter(true);
    const late = loadInProgress.latest();
    filter(false);
    expect(late.signal.aborted).toBe(true);
    await late.answer(page(1, 9));
    expect(state()).toBe("loading");
    await loadInProgress.answer(page(1, 1));
    expect(ids()).toEqual([1]);
    filter(true);
    const failing = loadInProgress.latest();
    filter(false);
    await failing.fail("network");
    expect(state()).toBe("loading");
  });
});

describe("coursesInView", () => {
  const five = [1, 2, 3, 4, 5].map(course);
  it.each([
    [five, false, [1, 2, 3]],
    [five, true, [1, 2, 3, 4, 5]],
    [[course(1)], false, [1]],
    [[], false, []],
  ])("%#", (courses, isExpanded, expected) => {
    expect(coursesInView(courses, isExpanded).map(({ id }) => id)).toEqual(expected);
  });
});
