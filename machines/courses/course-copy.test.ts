import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { fakeActor, offline, online, signedOut } from "../testing";
import { courseCopyMachine, type KeptCopy } from "./course-copy";

const course = { locale: "en", slug: "seo" };

function start() {
  const findCopy = fakeActor<KeptCopy, typeof course>();
  const removeCopy = fakeActor<void, typeof course>();
  const dropped: (typeof course)[] = [];
  let running = 0;
  const actor = createActor(
    courseCopyMachine.provide({
      actors: {
        findCopy: findCopy.logic,
        removeCopy: removeCopy.logic,
        keepCopy: fromCallback(() => {
          running += 1;
          return () => {
            running -= 1;
          };
        }),
      },
      actions: {
        dropCopy: (_, params) => {
          dropped.push(params);
        },
      },
    }),
    { input: course },
  ).start();
  return {
    actor,
    findCopy,
    removeCopy,
    dropped,
    running: () => running,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "hidden" | "busy" | "failed") => actor.getSnapshot().hasTag(tag),
    settle: (enrolled: boolean | null) => actor.send({ type: "progress.settled", enrolled }),
  };
}

/** A learner of the course whose device has answered. */
async function enrolled(kept: KeptCopy) {
  const copy = start();
  copy.settle(true);
  await copy.findCopy.answer(kept);
  return copy;
}

describe("a course on the device", () => {
  it("is offered to learners of the course only", async () => {
    const { settle, findCopy, state, hasTag, dropped } = start();
    expect([state(), hasTag("hidden")]).toEqual(["outside", true]);
    settle(null);
    expect([state(), dropped]).toEqual(["outside", []]);
    settle(true);
    expect(findCopy.inputs()).toEqual([course]);
    await findCopy.answer(false);
    expect([state(), hasTag("hidden")]).toEqual(["notKept", false]);
  });

  it("is not offered by a browser that cannot keep it", async () => {
    const { state, hasTag } = await enrolled(null);
    expect([state(), hasTag("hidden")]).toEqual(["unsupported", true]);
    const broken = start();
    broken.settle(true);
    await broken.findCopy.fail("internal");
    expect(broken.state()).toBe("unsupported");
  });

  it("is kept with its progress, from 0% each time", async () => {
    const { actor, state, context, hasTag, running } = await enrolled(false);
    actor.send({ type: "copy.keep" });
    expect([state(), hasTag("busy"), running(), context().percent]).toEqual(["keeping", true, 1, 0]);
    actor.send({ type: "copy.progressed", percent: 40 });
    expect(context().percent).toBe(40);
    actor.send({ type: "copy.cancel" });
    expect([state(), running()]).toEqual(["notKept", 0]);
    actor.send({ type: "copy.keep" });
    expect(context().percent).toBe(0);
    actor.send({ type: "copy.completed" });
    expect([state(), running()]).toEqual(["kept", 0]);
  });

  it("says that the device is full, and can be tried again", async () => {
    const { actor, state, hasTag } = await enrolled(false);
    actor.send({ type: "copy.keep" });
    actor.send({ type: "store.filled" });
    expect([state(), hasTag("failed")]).toEqual(["full", true]);
    actor.send(online);
    expect(state()).toBe("full");
    actor.send({ type: "copy.keep" });
    expect(state()).toBe("keeping");
  });

  it("says why it failed, and is tried again on request or with the network", async () => {
    const { actor, state, context } = await enrolled(false);
    const failure = { code: "network", status: 0 } as const;
    actor.send({ type: "copy.keep" });
    actor.send({ type: "copy.failed", failure });
    expect([state(), context().failure]).toEqual(["failed", failure]);
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    expect([state(), context().failure]).toEqual(["keeping", null]);
    actor.send({ type: "copy.failed", failure });
    actor.send({ type: "copy.keep" });
    expect(state()).toBe("keeping");
  });

  it("is removed on request, and says if that fails", async () => {
    const { actor, state, removeCopy, context } = await enrolled(true);
    expect(state()).toBe("kept");
    actor.send({ type: "copy.remove" });
    expect(removeCopy.inputs()).toEqual([course]);
    await removeCopy.fail("internal");
    expect([state(), context().failure?.code]).toEqual(["notRemoved", "internal"]);
    actor.send({ type: "copy.remove" });
    await removeCopy.answer();
    expect(state()).toBe("notKept");
  });

  it("is removed when the learner leaves the course, even while it is being kept", async () => {
    const { actor, settle, state, dropped, running } = await enrolled(false);
    actor.send({ type: "copy.keep" });
    settle(false);
    expect([state(), running(), dropped]).toEqual(["outside", 0, [course]]);
  });

  it("stays while the enrollment is unknown, and is nobody else's", async () => {
    const { actor, settle, state, dropped } = await enrolled(true);
    settle(null);
    settle(true);
    expect(state()).toBe("kept");
    actor.send(signedOut);
    expect([state(), dropped]).toEqual(["outside", []]);
  });
});
