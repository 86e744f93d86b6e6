import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { DeviceSession } from "../../contract/account/sessions";
import { fakeActor, learner, offline, online, signedIn, signedOut } from "../testing";
import { sessionsMachine } from "./sessions";

const at = "2026-03-01T12:00:00.000Z";
const sessionOf = (id: number, isCurrent = false): DeviceSession => ({
  id,
  browser: "Firefox",
  system: "Windows",
  network: "192.0.2.0/24",
  signedInAt: at,
  usedAt: at,
  isCurrent,
});
const all = [sessionOf(3, true), sessionOf(2), sessionOf(1)];

function part() {
  const load = fakeActor<DeviceSession[]>();
  const end = fakeActor<void, { id: number }>();
  const endOthers = fakeActor<void>();
  const actors = { loadSessions: load.logic, endSession: end.logic, endOtherSessions: endOthers.logic };
  const actor = createActor(sessionsMachine.provide({ actors }));
  let losses = 0;
  actor.on("session.lost", () => {
    losses += 1;
  });
  actor.start();
  return {
    actor,
    load,
    end,
    endOthers,
    losses: () => losses,
    state: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.sessions.map(({ id }) => id),
  };
}
async function listed() {
  const opened = part();
  opened.actor.send(signedIn);
  await opened.load.answer(all);
  return opened;
}

describe("the list of sessions", () => {
  it("waits for the profile, and has nothing for a visitor", () => {
    const { actor, state, load } = part();
    expect(state()).toBe("waiting");
    actor.send(signedOut);
    expect([state(), load.calls]).toEqual(["signedOut", []]);
  });

  it("is loaded once for a learner, whatever their name becomes", async () => {
    const { actor, state, load, ids } = await listed();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada Lovelace" } });
    expect([state(), load.calls.length, ids()]).toEqual([{ listed: "settled" }, 1, [3, 2, 1]]);
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect([state(), load.calls.length, ids()]).toEqual(["loading", 2, []]);
  });

  it("is loaded again on request, and when the network is back", async () => {
    const { actor, state, load } = part();
    actor.send(signedIn);
    await load.fail("internal", 500);
    actor.send({ type: "sessions.retry" });
    await load.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await load.answer(all);
    expect(state()).toEqual({ listed: "settled" });
  });

  it("loses the session that the learner ends, and no other", async () => {
    const { actor, state, end, ids } = await listed();
    actor.send({ type: "session.end", id: 2 });
    actor.send({ type: "session.end", id: 1 });
    actor.send({ type: "others.end" });
    expect(end.inputs()).toEqual([{ id: 2 }]);
    await end.answer();
    expect([state(), ids()]).toEqual([{ listed: "ended" }, [3, 1]]);
  });

  it("takes a session that has ended meanwhile for ended", async () => {
    const { actor, state, end, ids } = await listed();
    actor.send({ type: "session.end", id: 2 });
    await end.fail("not_found", 404);
    expect([state(), ids()]).toEqual([{ listed: "ended" }, [3, 1]]);
  });

  it("cannot end this browser's own session, nor one that is not in it", async () => {
    const { actor, end } = await listed();
    actor.send({ type: "session.end", id: 3 });
    actor.send({ type: "session.end", id: 9 });
    expect(end.calls).toEqual([]);
  });

  it("keeps only this browser when all others are signed out, which is then no longer offered", async () => {
    const { actor, state, endOthers, ids } = await listed();
    actor.send({ type: "others.end" });
    await endOthers.answer();
    expect([state(), ids()]).toEqual([{ listed: "othersEnded" }, [3]]);
    expect(actor.getSnapshot().can({ type: "others.end" })).toBe(false);
  });

  it("stays as it is when a sign-out fails, and can be used again", async () => {
    const { actor, state, end, endOthers, ids } = await listed();
    actor.send({ type: "session.end", id: 1 });
    await end.fail("network");
    expect([state(), ids()]).toEqual([{ listed: "endFailed" }, [3, 2, 1]]);
    expect(actor.getSnapshot().context.failure?.code).toBe("network");
    actor.send({ type: "others.end" });
    await endOthers.fail("internal", 500);
    expect([state(), ids()]).toEqual([{ listed: "endFailed" }, [3, 2, 1]]);
  });

  it("tells the site when this session has been ended elsewhere", async () => {
    for (const use of [
      async ({ load, actor }: ReturnType<typeof part>) => {
        actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
        await load.fail("signed_out", 401);
      },
      async ({ end, actor }: ReturnType<typeof part>) => {
        actor.send({ type: "session.end", id: 1 });
        await end.fail("signed_out", 401);
      },
      async ({ endOthers, actor }: ReturnType<typeof part>) => {
        actor.send({ type: "others.end" });
        await endOthers.fail("signed_out", 401);
      },
    ]) {
      const opened = await listed();
      await use(opened);
      expect([opened.state(), opened.ids(), opened.losses()]).toEqual(["signedOut", [], 1]);
    }
  });
});
