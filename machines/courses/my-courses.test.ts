import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import { fakeActor, offline, online, throughJson } from "../testing";
import { myCoursesMachine } from "./my-courses";

interface Asked {
  locale: string;
  completed: boolean;
  page: number;
  limit: number;
}
const course = (id: number) => ({ id }) as CourseInProgress;
const page = (ids: number[], total: number) => ({ data: ids.map(course), total });

function courses({ completed = false, snapshot }: { completed?: boolean; snapshot?: Snapshot<unknown> } = {}) {
  const load = fakeActor<{ data: CourseInProgress[]; total: number }, Asked>();
  const actor = createActor(myCoursesMachine.provide({ actors: { loadInProgress: load.logic } }), {
    input: { locale: "de", completed },
    ...(snapshot && { snapshot }),
  });
  let lost = 0;
  actor.on("session.lost", () => {
    lost += 1;
  });
  actor.start();
  return {
    actor,
    load,
    lost: () => lost,
    state: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.cards.map(({ id }) => id),
    more: () => actor.send({ type: "courses.more" }),
  };
}
async function shown(ids: number[], total: number) {
  const opened = courses();
  await opened.load.answer(page(ids, total));
  return opened;
}

describe("the learner's courses", () => {
  it.each([false, true])("are requested by kind, six at a time (completed: %s)", (completed) => {
    const { load } = courses({ completed });
    expect(load.inputs()).toEqual([{ locale: "de", completed, page: 1, limit: 6 }]);
  });

  it("are shown, the others on request", async () => {
    const { state, ids, more, load } = await shown([1, 2], 4);
    expect(state()).toEqual({ shown: "settled" });
    more();
    expect(state()).toEqual({ shown: "loadingMore" });
    expect(load.latest().input).toMatchObject({ page: 2, limit: 6 });
    await load.answer(page([2, 3], 3));
    expect(ids()).toEqual([1, 2, 3]);
    more();
    expect(load.calls).toHaveLength(2);
  });

  it.each([
    ["empty", []],
    ["of repeats alone", [1, 2]],
  ])("end if the next page is %s, regardless of the count", async (_, ids) => {
    const { actor, more, load } = await shown([1, 2], 4);
    more();
    await load.answer(page(ids, 4));
    expect(actor.getSnapshot().can({ type: "courses.more" })).toBe(false);
  });

  it("may be none", async () => {
    const { state, actor, load } = await shown([], 0);
    expect(state()).toBe("empty");
    actor.send(online);
    expect(load.calls).toHaveLength(1);
  });

  it("stay if the others do not arrive, and are requested again on request or with the network", async () => {
    const { state, ids, more, load, actor } = await shown([1], 3);
    more();
    await load.fail("network");
    expect(state()).toEqual({ shown: "moreFailed" });
    expect(ids()).toEqual([1]);
    actor.send(offline);
    expect(state()).toEqual({ shown: "moreFailed" });
    actor.send(online);
    await load.fail("timeout");
    more();
    await load.answer(page([2, 3], 3));
    expect(state()).toEqual({ shown: "settled" });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it("that did not arrive are requested again on request or with the network", async () => {
    const { state, load, actor } = courses();
    await load.fail("unavailable", 503);
    expect(state()).toBe("failed");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send({ type: "courses.retry" });
    await load.fail("network");
    actor.send(online);
    await load.answer(page([1], 1));
    expect(state()).toEqual({ shown: "settled" });
  });

  it("report to the academy that the session has ended", async () => {
    const { state, load, lost } = courses();
    await load.fail("signed_out", 401);
    expect([state(), lost()]).toEqual(["failed", 1]);
    const later = await shown([1], 3);
    later.more();
    await later.load.fail("signed_out", 401);
    expect([later.state(), later.lost()]).toEqual([{ shown: "moreFailed" }, 1]);
  });

  it("continue from a stored snapshot", async () => {
    const { actor } = await shown([1, 2], 3);
    const again = courses({ snapshot: throughJson(actor.getPersistedSnapshot()) });
    again.more();
    await again.load.answer(page([3], 3));
    expect(again.ids()).toEqual([1, 2, 3]);
  });
});

describe("courses that are shown again", () => {
  it("stay while all of them are reloaded, and when no answer comes", async () => {
    const { actor, state, load, ids } = await shown([1, 2], 9);
    actor.send({ type: "courses.more" });
    await load.answer(page([3], 9));
    actor.send({ type: "screen.reopened" });
    expect([state(), ids()]).toEqual([{ shown: "refreshing" }, [1, 2, 3]]);
    expect(load.latest().input).toMatchObject({ page: 1, limit: 12 });
    await load.fail("network");
    expect([state(), ids(), actor.getSnapshot().context.failure]).toEqual([{ shown: "settled" }, [1, 2, 3], null]);
    actor.send({ type: "screen.reopened" });
    await load.answer(page([9, 1], 9));
    expect([state(), ids()]).toEqual([{ shown: "settled" }, [9, 1]]);
  });

  it("are requested again when more were loading or did not arrive, and more can be requested meanwhile", async () => {
    const { actor, state, load, ids } = await shown([1, 2], 9);
    actor.send({ type: "courses.more" });
    actor.send({ type: "screen.reopened" });
    actor.send({ type: "screen.reopened" });
    expect(state()).toEqual({ shown: "refreshing" });
    actor.send({ type: "courses.more" });
    await load.fail("network");
    actor.send({ type: "screen.reopened" });
    await load.answer(page([], 0));
    expect([state(), ids()]).toEqual(["empty", []]);
  });

  it("are requested again when there were none or they did not arrive", async () => {
    const none = await shown([], 0);
    none.actor.send({ type: "screen.reopened" });
    expect(none.state()).toBe("loading");
    await none.load.fail("network");
    none.actor.send({ type: "screen.reopened" });
    expect(none.state()).toBe("loading");
  });

  it("report that the session has ended", async () => {
    const { actor, load, state, lost } = await shown([1], 1);
    actor.send({ type: "screen.reopened" });
    await load.fail("signed_out", 401);
    expect([state(), lost()]).toEqual([{ shown: "settled" }, 1]);
  });
});
