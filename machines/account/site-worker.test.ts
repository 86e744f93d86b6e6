import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { fakeActor, flush, offline, online } from "../testing";
import { siteWorkerMachine, type TakeOver } from "./site-worker";

function start() {
  const registerWorker = fakeActor<boolean>();
  const claimCopies = fakeActor<void, { learnerId: number }>();
  const renewCopies = fakeActor<void>();
  const takeOver = fakeActor<TakeOver>();
  let reloads = 0;
  const actor = createActor(
    siteWorkerMachine.provide({
      actors: {
        registerWorker: registerWorker.logic,
        claimCopies: claimCopies.logic,
        renewCopies: renewCopies.logic,
        takeOver: takeOver.logic,
        watchVersions: fromCallback(() => undefined),
      },
      actions: {
        reload: () => {
          reloads += 1;
        },
      },
    }),
  ).start();
  return {
    actor,
    registerWorker,
    claimCopies,
    renewCopies,
    takeOver,
    state: () => actor.getSnapshot().value,
    reloads: () => reloads,
    known: (learnerId: number) => actor.send({ type: "account.known", learnerId }),
    opened: (path: string) => actor.send({ type: "page.opened", path }),
  };
}

async function running() {
  const worker = start();
  await worker.registerWorker.answer(true);
  return worker;
}
const inState = (copies: string, version: string) => ({ running: { copies, version } });

describe("the site's service worker", () => {
  it("is absent where the browser has none, and the site goes on", async () => {
    const { actor, registerWorker, known, claimCopies, state } = start();
    await registerWorker.answer(false);
    expect(state()).toBe("absent");
    known(7);
    actor.send(online);
    expect([state(), claimCopies.calls.length]).toEqual(["absent", 0]);
  });

  it("is registered again with the network after a failure", async () => {
    const { actor, registerWorker, state } = start();
    await registerWorker.fail("network");
    expect(state()).toBe("failed");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await registerWorker.answer(true);
    expect(state()).toEqual(inState("unclaimed", "current"));
  });
});

describe("the copies on the device", () => {
  it("are not touched until it is known who is here", async () => {
    const { claimCopies, state } = await running();
    expect(state()).toEqual(inState("unclaimed", "current"));
    expect(claimCopies.calls).toEqual([]);
  });

  it("are claimed for the person who is known before or after the registration", async () => {
    const early = start();
    early.known(7);
    await early.registerWorker.answer(true);
    expect(early.claimCopies.inputs()).toEqual([{ learnerId: 7 }]);
    await early.claimCopies.answer();
    await early.renewCopies.answer();
    expect(early.state()).toEqual(inState("claimed", "current"));
    const late = await running();
    late.known(0);
    expect(late.claimCopies.inputs()).toEqual([{ learnerId: 0 }]);
  });

  it("are claimed again for the next person, even while they are being claimed", async () => {
    const { known, claimCopies, state } = await running();
    known(7);
    known(8);
    await flush();
    expect(claimCopies.inputs()).toEqual([{ learnerId: 7 }, { learnerId: 8 }]);
    await claimCopies.answer();
    known(0);
    expect(claimCopies.inputs().at(-1)).toEqual({ learnerId: 0 });
    expect(state()).toEqual(inState("claiming", "current"));
  });

  it("are renewed once they are the reader’s own, and again with the network, also after a failure", async () => {
    const { actor, known, claimCopies, renewCopies, state } = await running();
    known(7);
    expect(renewCopies.calls).toEqual([]);
    await claimCopies.answer();
    expect(state()).toEqual(inState("renewing", "current"));
    await renewCopies.fail("network");
    expect(state()).toEqual(inState("claimed", "current"));
    actor.send(offline);
    expect(renewCopies.calls.length).toBe(1);
    actor.send(online);
    await renewCopies.answer();
    expect([state(), renewCopies.calls.length]).toEqual([inState("claimed", "current"), 2]);
  });

  it("do not hold up the site if the store cannot be used, and are claimed for the next person", async () => {
    const { known, claimCopies, state } = await running();
    known(7);
    await claimCopies.fail("internal");
    expect(state()).toEqual(inState("notClaimed", "current"));
    known(8);
    expect(state()).toEqual(inState("claiming", "current"));
  });
});

describe("a new version", () => {
  async function waiting() {
    const worker = await running();
    worker.actor.send({ type: "version.found" });
    return worker;
  }

  it.each([
    "/academy/courses/seo-basics/lessons/lesson-1/",
    "/academy/standalone-courses/seo/lessons/lesson-1/",
    "/academy/certification/seo/",
    "/academy/certification/seo/modules/2/",
    "/academy/series/growth/first/",
    "/academy/onboarding/seo/",
  ])("waits on %s", async (path) => {
    const { opened, takeOver, state } = await waiting();
    opened(path);
    expect([state(), takeOver.calls.length]).toEqual([inState("unclaimed", "waiting"), 0]);
  });

  it.each(["/academy/", "/academy/courses/seo-basics/", "/academy/certification/", "/academy/series/growth/"])(
    "takes over when %s opens",
    async (path) => {
      const { opened, takeOver, state, reloads } = await waiting();
      opened(path);
      await takeOver.answer({ taken: true, outdated: false });
      expect([state(), reloads()]).toEqual([inState("unclaimed", "current"), 0]);
    },
  );

  it("reloads a page of the earlier version once it has taken over", async () => {
    const { opened, takeOver, reloads } = await waiting();
    opened("/academy/");
    await takeOver.answer({ taken: true, outdated: true });
    expect(reloads()).toBe(1);
  });

  it("waits on while another page is open or nobody answers, and asks again at the next page", async () => {
    const { opened, takeOver, state, reloads } = await waiting();
    opened("/academy/");
    await takeOver.answer({ taken: false, outdated: true });
    expect([state(), reloads()]).toEqual([inState("unclaimed", "waiting"), 0]);
    opened("/academy/courses/");
    await takeOver.fail("internal");
    expect(state()).toEqual(inState("unclaimed", "waiting"));
    opened("/academy/");
    expect(takeOver.calls).toHaveLength(3);
  });

  it("does nothing when a page opens and none was found", async () => {
    const { opened, takeOver } = await running();
    opened("/academy/");
    expect(takeOver.calls).toEqual([]);
  });
});
