import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { WebinarRegistration } from "../../contract/library/webinars";
import { fakeActor, offline, online, signedIn, signedOut } from "../testing";
import { webinarRegistrationMachine } from "./webinar-registration";

const place = { locale: "en", slug: "answers" };
const open: WebinarRegistration = {
  registered: false,
  joinUrl: null,
  joinFrom: "2026-03-01T10:45:00.000Z",
  endsAt: "2026-03-01T12:00:00.000Z",
  hasMail: true,
  now: "2026-03-01T10:00:00.000Z",
};
const registered = { ...open, registered: true };
const joinable = { ...registered, joinUrl: "https://live.academy.test/answers", now: open.joinFrom };
const over = { ...open, now: open.endsAt };

function start() {
  const loadRegistration = fakeActor<WebinarRegistration, typeof place>();
  const register = fakeActor<WebinarRegistration, typeof place>();
  const unregister = fakeActor<WebinarRegistration, typeof place>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const actor = createActor(
    webinarRegistrationMachine.provide({
      actors: {
        loadRegistration: loadRegistration.logic,
        register: register.logic,
        unregister: unregister.logic,
        waitUntil: waitUntil.logic,
      },
    }),
    { input: place },
  );
  const emitted: string[] = [];
  actor.on("*", ({ type }) => emitted.push(type));
  actor.start();
  return {
    actor,
    emitted,
    loadRegistration,
    register,
    unregister,
    waitUntil,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
/** A learner's page once the server has said how they stand. */
async function loaded(registration: WebinarRegistration) {
  const page = start();
  page.actor.send(signedIn);
  await page.loadRegistration.answer(registration);
  return page;
}

describe("registering for a webinar", () => {
  it("asks visitors to sign in, and learners nothing before they are known", () => {
    const { actor, state, emitted, loadRegistration } = start();
    actor.send({ type: "webinar.register" });
    expect([state(), emitted]).toEqual(["unknown", []]);
    actor.send(signedOut);
    actor.send({ type: "webinar.register" });
    expect([state(), emitted, loadRegistration.calls]).toEqual(["signedOut", ["signIn.requested"], []]);
  });

  it("registers, and waits for the way in, which the server gives (R68)", async () => {
    const { actor, state, emitted, context, register, waitUntil, loadRegistration } = await loaded(open);
    expect(state()).toBe("open");
    actor.send({ type: "webinar.register" });
    expect([state(), register.inputs()]).toEqual(["registering", [place]]);
    await register.answer(registered);
    expect([state(), emitted]).toEqual(["registered", ["focus.requested"]]);
    expect(waitUntil.inputs()).toEqual([{ at: open.joinFrom, now: open.now }]);
    await waitUntil.answer(undefined);
    expect(state()).toBe("loading");
    await loadRegistration.answer(joinable);
    expect([state(), context().registration?.joinUrl]).toEqual(["joinable", joinable.joinUrl]);
    expect(waitUntil.latest().input).toEqual({ at: open.endsAt, now: open.joinFrom });
    await waitUntil.answer(undefined);
    expect(state()).toBe("over");
  });

  it("cancels, and can be done again", async () => {
    const { actor, state, unregister } = await loaded(registered);
    actor.send({ type: "registration.cancel" });
    expect(state()).toBe("cancelling");
    await unregister.answer(open);
    expect([state(), actor.getSnapshot().hasTag("canceled")]).toEqual(["canceled", true]);
    actor.send({ type: "webinar.register" });
    expect(state()).toBe("registering");
  });

  it("is over if it ends while it is being canceled", async () => {
    const { actor, state, unregister } = await loaded(registered);
    actor.send({ type: "registration.cancel" });
    await unregister.answer({ ...over, registered: false });
    expect(state()).toBe("over");
  });

  it("says what failed, and keeps where the learner stands", async () => {
    const page = await loaded(open);
    page.actor.send({ type: "webinar.register" });
    await page.register.fail("network");
    expect([page.state(), page.context().failure?.code]).toEqual(["open", "network"]);
    page.actor.send({ type: "webinar.register" });
    await page.register.answer(registered);
    expect(page.context().failure).toBeNull();
    page.actor.send({ type: "registration.cancel" });
    await page.unregister.fail("unavailable", 503);
    expect([page.state(), page.context().failure?.code]).toEqual(["registered", "unavailable"]);
  });

  it("is over once the server says so", async () => {
    expect((await loaded(over)).state()).toBe("over");
    const late = await loaded(open);
    late.actor.send({ type: "webinar.register" });
    await late.register.fail("webinar_over", 409);
    expect(late.state()).toBe("over");
  });

  it("asks to sign in again where the session has ended", async () => {
    for (const [registration, type] of [
      [open, "webinar.register"],
      [registered, "registration.cancel"],
    ] as const) {
      const { actor, state, emitted, register, unregister } = await loaded(registration);
      actor.send({ type });
      await (type === "webinar.register" ? register : unregister).fail("signed_out", 401);
      expect([state(), emitted]).toEqual(["signedOut", ["signIn.requested"]]);
    }
  });

  it("loads again after a failure, on request and when the network is back", async () => {
    const { actor, state, loadRegistration } = start();
    actor.send(signedIn);
    await loadRegistration.fail("network");
    expect(state()).toBe("loadFailed");
    actor.send({ type: "registration.retry" });
    await loadRegistration.fail("network");
    actor.send(offline);
    expect(state()).toBe("loadFailed");
    actor.send(online);
    await loadRegistration.answer(registered);
    expect(state()).toBe("registered");
  });

  it("forgets another learner's registration", async () => {
    const { actor, state, context, loadRegistration } = await loaded(joinable);
    actor.send(signedIn);
    expect(state()).toBe("joinable");
    actor.send(signedOut);
    expect([state(), context().registration]).toEqual(["signedOut", null]);
    actor.send(signedIn);
    expect([state(), loadRegistration.calls.length]).toEqual(["loading", 2]);
  });
});
