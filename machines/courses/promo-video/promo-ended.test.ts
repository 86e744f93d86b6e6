import { describe, expect, it } from "vitest";
import { learner, offline, online, signedIn } from "../../testing";
import { asLearner, asVisitor, limited, outside, place } from "./promo-video.testing";

describe("the promo's end", () => {
  it("is reported to the server, under a key", async () => {
    const { playToTheEnd, state, endPromo, player, hasTag } = await asLearner(outside);
    playToTheEnd();
    expect(state()).toEqual({ promoEnded: "posting" });
    expect(player()).toBeUndefined();
    expect(hasTag("failed")).toBe(false);
    expect(endPromo.inputs()).toEqual([{ ...place, key: "seed.promo.0" }]);
    await endPromo.answer({ promoEnded: true });
    expect(state()).toEqual({ promoEnded: "settled" });
  });

  it("is also the breakpoint, of the very lesson", async () => {
    const { player, state } = await asLearner(outside, { ...limited, videoBreakpoint: 12 });
    player()?.send({ type: "player.play" });
    player()?.send({ type: "player.time", position: 11 });
    expect(state()).toBe("promo");
    player()?.send({ type: "player.time", position: 12 });
    expect(state()).toEqual({ promoEnded: "posting" });
  });

  it("is not stored for a visitor, and lasts as long as the page", () => {
    const { playToTheEnd, state, endPromo, settle } = asVisitor();
    playToTheEnd();
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(endPromo.calls).toEqual([]);
    settle(true);
    settle(false);
    expect(state()).toEqual({ promoEnded: "settled" });
  });

  it("is reported once more when the network is back, under the same key", async () => {
    const { playToTheEnd, actor, state, endPromo, hasTag, context } = await asLearner(outside);
    playToTheEnd();
    await endPromo.fail("network");
    expect(state()).toEqual({ promoEnded: "unposted" });
    expect(context().failure?.code).toBe("network");
    expect(hasTag("failed")).toBe(false);
    actor.send(offline);
    expect(state()).toEqual({ promoEnded: "unposted" });
    actor.send(online);
    expect(state()).toEqual({ promoEnded: "postingAgain" });
    const [first, second] = endPromo.inputs();
    expect(second).toEqual(first);
    await endPromo.answer({ promoEnded: true });
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(context().failure).toBeNull();
  });

  it("is dropped after the second failure, without a message", async () => {
    const { playToTheEnd, actor, state, endPromo, hasTag, context } = await asLearner(outside);
    playToTheEnd();
    await endPromo.fail("timeout");
    actor.send(online);
    await endPromo.fail("unavailable", 503);
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(context().failure?.code).toBe("unavailable");
    expect(hasTag("failed")).toBe(false);
    actor.send(online);
    expect(endPromo.calls).toHaveLength(2);
  });

  it("has another key the next time", async () => {
    const { playToTheEnd, actor, loadStatus, endPromo } = await asLearner(outside);
    playToTheEnd();
    await endPromo.answer({ promoEnded: true });
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    await loadStatus.answer(outside);
    playToTheEnd();
    const [first, second] = endPromo.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("the invitation to enroll", () => {
  it("is shown when the promo has ended, and the page answers it", async () => {
    const { actor, playToTheEnd, endPromo, state } = await asLearner(outside);
    let asked = 0;
    actor.on("enrolment.requested", () => {
      asked += 1;
    });
    actor.send({ type: "course.enrol" });
    expect(asked).toBe(0);
    playToTheEnd();
    actor.send({ type: "course.enrol" });
    await endPromo.answer({});
    actor.send({ type: "course.enrol" });
    expect(asked).toBe(2);
    expect(state()).toEqual({ promoEnded: "settled" });
  });
});
