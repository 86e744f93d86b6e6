import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { announcedBy, fakeActor, learner, offline, online, signedIn, signedOut } from "../testing";
import { type Delivered, deliveryMachine, type RefusedThing } from "./delivery";

const thing: RefusedThing = {
  id: "key",
  kind: "stepDone",
  page: "/academy/courses/seo/lessons/lesson-1/",
  text: null,
  failure: { code: "not_found", status: 404 },
};

function delivery() {
  const deliverKept = fakeActor<Delivered, { learnerId: number }>();
  const clock = new SimulatedClock();
  const watch = { learners: [] as number[], found: () => {} };
  const done: [string, { learnerId: number; id: string }][] = [];
  const actor = createActor(
    deliveryMachine.provide({
      actors: {
        deliverKept: deliverKept.logic,
        watchKept: fromCallback(({ input, sendBack }) => {
          watch.learners.push(input.learnerId);
          watch.found = () => sendBack({ type: "undelivered.found" });
        }),
      },
      actions: {
        allowRetry: (_, chosen) => done.push(["retry", chosen]),
        discard: (_, chosen) => done.push(["discard", chosen]),
      },
    }),
    { clock },
  );
  const lost: string[] = [];
  actor.on("session.lost", ({ type }) => lost.push(type));
  const said = announcedBy(actor);
  actor.start();
  return { actor, clock, deliverKept, watch, done, lost, said, state: () => actor.getSnapshot().value };
}
/** Of a signed-in learner. */
function begun() {
  const opened = delivery();
  opened.actor.send(signedIn);
  return opened;
}
const at = (signedInState: string) => ({ signedIn: signedInState });

describe("what this device keeps", () => {
  it("is delivered once its learner is signed in, and the page says so", async () => {
    const { actor, deliverKept, watch, state, said } = delivery();
    expect([state(), deliverKept.calls]).toEqual(["signedOut", []]);
    actor.send(signedIn);
    expect(state()).toEqual(at("sending"));
    expect(deliverKept.inputs()).toEqual([{ learnerId: learner.id }]);
    expect(watch.learners).toEqual([learner.id]);
    await deliverKept.answer({ count: 2, refused: [] });
    expect(state()).toEqual(at("empty"));
    expect(said).toEqual([{ text: "keptDelivered" }]);
  });

  it("is looked up again when more is kept and when the network is back; nothing delivered means no message", async () => {
    const { actor, deliverKept, watch, state, said } = begun();
    await deliverKept.answer({ count: 0, refused: [] });
    actor.send(offline);
    expect(state()).toEqual(at("empty"));
    actor.send(online);
    expect(state()).toEqual(at("sending"));
    await deliverKept.answer({ count: 0, refused: [] });
    watch.found();
    expect(deliverKept.calls).toHaveLength(3);
    expect(said).toEqual([]);
  });

  it("belongs to the learner who kept it, and waits while nobody is signed in", async () => {
    const { actor, deliverKept, watch, state } = begun();
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(deliverKept.inputs().at(-1)).toEqual({ learnerId: 8 });
    expect(watch.learners).toEqual([learner.id, 8]);
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    await deliverKept.answer({ count: 1, refused: [] });
    expect(state()).toBe("signedOut");
  });

  it("is resent automatically when it failed, not before the server allows it", async () => {
    const { deliverKept, state, clock, actor } = begun();
    await deliverKept.fail("network");
    expect(state()).toEqual(at("waiting"));
    clock.increment(10_000);
    expect(state()).toEqual(at("sending"));
    await deliverKept.latest().refuse({ code: "unavailable", status: 503, retryAfter: 30 });
    clock.increment(29_999);
    expect(state()).toEqual(at("waiting"));
    clock.increment(1);
    expect(state()).toEqual(at("sending"));
    await deliverKept.fail("network");
    actor.send(online);
    expect(state()).toEqual(at("sending"));
  });

  it("waits for its learner when the session has expired, and the academy is notified", async () => {
    const { deliverKept, state, lost } = begun();
    await deliverKept.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(lost).toEqual(["session.lost"]);
  });

  it("and the server does not take is shown, can be sent once more or be discarded", async () => {
    const { actor, deliverKept, state, done, said } = begun();
    await deliverKept.answer({ count: 1, refused: [thing] });
    expect(state()).toEqual(at("refused"));
    expect(said).toEqual([{ text: "keptDelivered" }]);
    expect(actor.getSnapshot().context.refused).toEqual([thing]);
    actor.send({ type: "thing.retry", id: "key" });
    expect(state()).toEqual(at("sending"));
    await deliverKept.answer({ count: 0, refused: [thing] });
    actor.send({ type: "thing.discard", id: "key" });
    await deliverKept.answer({ count: 0, refused: [] });
    expect(state()).toEqual(at("empty"));
    const chosen = { learnerId: learner.id, id: "key" };
    expect(done).toEqual([
      ["retry", chosen],
      ["discard", chosen],
    ]);
    expect(actor.getSnapshot().context.refused).toEqual([]);
  });
});
