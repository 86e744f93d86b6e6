import { describe, expect, it } from "vitest";
import { learner, signedIn, signedOut, throughJson } from "../../testing";
import type { LearnerStatus, PromoInfo } from "./context";
import { asLearner, asVisitor, limited, outside, place, promo, sawIt } from "./promo-video.testing";

const open: PromoInfo = { ...limited, isVideoOpen: true };
const inside: LearnerStatus = { enrolled: true, promoEnded: false };

describe("what is shown", () => {
  it.each([
    ["hidden", limited, inside],
    ["promo", limited, outside],
    ["promo", { ...limited, videoBreakpoint: 0 }, outside],
    ["hidden", { ...limited, videoBreakpoint: null }, outside],
    ["hidden", { ...limited, videoUrl: null }, outside],
    ["hidden", { ...open, videoUrl: null }, outside],
    ["hidden", open, inside],
  ] as const)("%s for %j and %j", async (expected, info, status) => {
    const { state } = await asLearner(status, info);
    expect(state()).toBe(expected);
  });

  it("the full video if it is open to everyone", async () => {
    expect((await asLearner(outside, open)).state()).toBe("fullVideo");
    expect((await asLearner(sawIt, open)).state()).toBe("fullVideo");
    expect(asVisitor(open).state()).toBe("fullVideo");
  });

  it("the promo's end when the server already knows it; nothing is posted", async () => {
    const { state, endPromo } = await asLearner(sawIt);
    expect(state()).toEqual({ promoEnded: "settled" });
    expect(endPromo.calls).toEqual([]);
  });

  it("a full video is started by the viewer, plays to its end, and is retried on request if it does not play", () => {
    const { state, player, playerState, endPromo } = asVisitor(open);
    expect(playerState()).toBe("unstarted");
    player()?.send({ type: "player.play" });
    player()?.send({ type: "player.end" });
    expect([state(), playerState()]).toEqual(["fullVideo", "ended"]);
    expect(endPromo.calls).toEqual([]);
    player()?.send({ type: "player.fail" });
    expect(playerState()).toBe("broken");
    player()?.send({ type: "player.start" });
    expect(playerState()).toBe("starting");
  });
});

describe("a learner who enters or leaves the lesson on this page", () => {
  it("no longer sees the promo, and sees it again after leaving", async () => {
    const { settle, state, player } = await asLearner(outside);
    settle(true);
    expect(state()).toBe("hidden");
    expect(player()).toBeUndefined();
    settle(false);
    expect(state()).toBe("promo");
  });

  it("no longer sees the promo's end, and sees it again after leaving", async () => {
    const { settle, state, playToTheEnd, endPromo } = await asLearner(outside);
    playToTheEnd();
    await endPromo.answer({});
    settle(true);
    expect(state()).toBe("hidden");
    settle(false);
    expect(state()).toEqual({ promoEnded: "settled" });
  });

  it("is not interrupted by known facts, or by a failed request", async () => {
    const { settle, state, player } = await asLearner(outside);
    const before = player();
    settle(false);
    settle(null);
    expect(state()).toBe("promo");
    expect(player()).toBe(before);
    const enrolled = await asLearner(inside);
    enrolled.settle(null);
    expect(enrolled.state()).toBe("hidden");
  });

  it("needs no server answer when the page knows it first", async () => {
    const { actor, state, settle, loadStatus } = promo();
    actor.send(signedIn);
    settle(false);
    expect(state()).toEqual({ blocked: "loadingProgress" });
    settle(true);
    expect(state()).toBe("hidden");
    await loadStatus.answer(outside);
    expect(state()).toBe("hidden");
  });
});

describe("somebody else", () => {
  it("is checked again", async () => {
    const { actor, state, loadStatus, playToTheEnd, endPromo, context } = await asLearner(outside);
    playToTheEnd();
    await endPromo.fail("network");
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toEqual({ blocked: "loadingProgress" });
    expect(context()).toMatchObject({ status: null, failure: null });
    await loadStatus.answer(inside);
    expect(state()).toBe("hidden");
  });

  it("is a visitor after signing out", async () => {
    const { actor, state } = await asLearner(inside);
    actor.send(signedOut);
    expect(state()).toBe("promo");
  });

  it("stays the same learner with another name: the promo keeps playing", async () => {
    const { actor, state, player, loadStatus, endPromo, playToTheEnd } = await asLearner(outside);
    const before = player();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toBe("promo");
    expect(player()).toBe(before);
    expect(loadStatus.calls).toHaveLength(1);
    playToTheEnd();
    expect(endPromo.latest().input.key).toBe("other.promo.0");
  });

  it("stays the same visitor when reported again", () => {
    const { actor, player } = asVisitor();
    const before = player();
    actor.send(signedOut);
    expect(player()).toBe(before);
  });
});

describe("continues from its snapshot", () => {
  it("rendered on the server", async () => {
    const server = promo();
    const browser = promo({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    expect(browser.state()).toEqual({ blocked: "waitingForProfile" });
    browser.actor.send(signedIn);
    await browser.loadStatus.answer(outside);
    expect(browser.state()).toBe("promo");
  });

  it("with the player at its position", async () => {
    const before = await asLearner(outside);
    before.player()?.send({ type: "player.play" });
    const after = promo({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.playerState()).toBe("playing");
    after.playToTheEnd();
    expect(after.endPromo.inputs()).toEqual([{ ...place, key: "seed.promo.0" }]);
  });
});
