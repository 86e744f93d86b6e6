import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { Page } from "../shared/paged";
import { fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { coursesInView, learningNowMachine } from "./learning-now";

const course = (id: number): CourseInProgress => ({
  id,
  url: `/academy/courses/course-${id}/`,
  title: `Course ${id}`,
  description: "",
  author: "",
  categories: [],
  timing: 0,
  lessonsCount: 0,
  hasExam: false,
  status: "",
  background: "",
  previewImage: "",
  altPreviewImage: "",
  listImage: "",
  altListImage: "",
  motif: "",
  contentType: "base",
  language: "en",
  progress: 40,
  resume: null,
  enrolledAt: "2026-01-05T08:00:00Z",
});
const page = (total: number, ...ids: number[]): Page<CourseInProgress> => ({ data: ids.map(course), total });
const somebodyElse = { ...signedIn, learner: { ...learner, id: 8, name: "Grace" } };
const renamed = { ...signedIn, learner: { ...learner, name: "Ada L." } };

function block(snapshot?: Snapshot<unknown>) {
  const loadInProgress = fakeActor<
    Page<CourseInProgress>,
    { locale: string; completed: boolean; page: number; limit: number }
  >();
  const actor = createActor(learningNowMachine.provide({ actors: { loadInProgress: loadInProgress.logic } }), {
    input: { locale: "en" },
    ...(snapshot && { snapshot }),
  });
  let losses = 0;
  actor.on("session.lost", () => {
    losses += 1;
  });
  actor.start();
  return {
    actor,
    loadInProgress,
    losses: () => losses,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    has: (tag: "pending" | "busy" | "busyMore" | "failed" | "failedMore" | "empty" | "hidden") =>
      actor.getSnapshot().hasTag(tag),
    filter: (completed: boolean) => actor.send({ type: "filter.change", completed }),
    toggle: () => actor.send({ type: "showAll.toggle" }),
    more: () => actor.send({ type: "courses.more" }),
    asked: () => loadInProgress.inputs().map(({ completed, page }) => ({ completed, page })),
  };
}
async function shown(total: number, ...ids: number[]) {
  const opened = block();
  opened.actor.send(signedIn);
  await opened.loadInProgress.answer(page(total, ...ids));
  return opened;
}
const expanded = (state: string) => ({ shown: { expanded: state } });
const collapsed = { shown: "collapsed" };

describe("the courses that a learner is in", () => {
  it("are not asked for until somebody is known", () => {
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

  it("are hidden from visitors, who are not asked for any", () => {
    const { actor, state, has, loadInProgress, filter } = block();
    actor.send(signedOut);
    expect(state()).toBe("hidden");
    expect(has("hidden")).toBe(true);
    filter(true);
    expect(state()).toBe("hidden");
    expect(loadInProgress.calls).toEqual([]);
  });

  it("are hidden where there are none and nobody changed the filter", async () => {
    const { state } = await shown(0);
    expect(state()).toBe("hidden");
  });

  it("come back from a failure by asking again, and when the network returns", async () => {
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

  it("are hidden when the session turns out to be over, and the academy is told", async () => {
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
  ])("ends where the next page is %s, whatever the count says", async (_, more) => {
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

  it("may be closed while the rest is on its way; the late answer is dropped", async () => {
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

  it("notices that the session is over", async () => {
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

  it("asks nothing where it does not change", async () => {
    const { filter, loadInProgress, context } = await shown(1, 1);
    filter(false);
    expect(loadInProgress.calls).toHaveLength(1);
    expect(context().filterChanged).toBe(false);
  });

  it("says that nothing is there instead of hiding, also when it is changed back", async () => {
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

  it("drops the late answer, and the late failure, to what was asked before", async () => {
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

describe("another session", () => {
  it("of the same learner loads again, under the filter that they chose", async () => {
    const { actor, filter, asked, loadInProgress, context } = await shown(1, 1);
    filter(true);
    await loadInProgress.answer(page(1, 9));
    actor.send(renamed);
    expect(asked().at(-1)).toEqual({ completed: true, page: 1 });
    await loadInProgress.answer(page(0));
    expect(context().filterChanged).toBe(true);
  });

  it("of the same learner hides the block when its last course is gone", async () => {
    const { actor, loadInProgress, state, ids } = await shown(1, 1);
    actor.send(renamed);
    await loadInProgress.answer(page(0));
    expect(state()).toBe("hidden");
    expect(ids()).toEqual([]);
  });

  it("of somebody else starts anew, without the courses of the one before", async () => {
    const { actor, filter, asked, loadInProgress, context, ids, state } = await shown(1, 1);
    filter(true);
    await loadInProgress.answer(page(1, 9));
    actor.send(somebodyElse);
    expect(ids()).toEqual([]);
    expect(asked().at(-1)).toEqual({ completed: false, page: 1 });
    expect(context()).toMatchObject({ learnerId: 8, completed: false, filterChanged: false });
    await loadInProgress.answer(page(0));
    expect(state()).toBe("hidden");
  });

  it("drops the answer that was meant for the one before", async () => {
    const { actor, loadInProgress, ids } = block();
    actor.send(signedIn);
    const late = loadInProgress.latest();
    actor.send(somebodyElse);
    await late.answer(page(1, 1));
    expect(ids()).toEqual([]);
    await loadInProgress.answer(page(1, 2));
    expect(ids()).toEqual([2]);
  });

  it("of nobody forgets the courses", async () => {
    const { actor, state, ids, context } = await shown(1, 1);
    actor.send(signedOut);
    expect(state()).toBe("hidden");
    expect(ids()).toEqual([]);
    expect(context().learnerId).toBeNull();
  });
});

describe("a block that the server shipped", () => {
  it("waits for the learner in the browser", async () => {
    const browser = block(throughJson(block().actor.getPersistedSnapshot()));
    expect(browser.state()).toBe("waiting");
    browser.actor.send(signedIn);
    await browser.loadInProgress.answer(page(1, 1));
    expect(browser.state()).toEqual(collapsed);
  });

  it("goes on where it was", async () => {
    const before = await shown(8, 1, 2, 3, 4, 5, 6);
    before.toggle();
    before.more();
    const after = block(throughJson(before.actor.getPersistedSnapshot()));
    await after.loadInProgress.answer(page(8, 7, 8));
    expect(after.state()).toEqual(expanded("settled"));
    expect(after.ids()).toHaveLength(8);
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
