import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { runChild, throughJson } from "../../testing";
import { notPlayed } from "./context";
import { playerOfTest } from "./player.testing";

const promoInput = (breakpoint: number) => ({ ...notPlayed, playsByItself: true, breakpoint });

/** A clip that plays by itself until its breakpoint. */
function promo({ breakpoint = 30 }: { breakpoint?: number } = {}) {
  // It asks its element as soon as it starts.
  const asked: boolean[] = [];
  const logic = playerOfTest().provide({
    actions: { requestPlayback: (_, isWanted) => asked.push(isWanted) },
  });
  const { actor, heard } = runChild(logic, promoInput(breakpoint));
  return {
    actor,
    /** What the element was asked for: true to play, false to stop. */
    asked,
    state: () => actor.getSnapshot().value.playback,
    hasEnded: () => heard.some(({ type }) => type === "player.ended"),
    hasTag: (tag: "moving" | "failed") => actor.getSnapshot().hasTag(tag),
    can: (type: "player.start" | "player.stop") => actor.getSnapshot().can({ type }),
    time: (position: number) => actor.send({ type: "player.time", position }),
  };
}
function playing(breakpoint = 30) {
  const opened = promo({ breakpoint });
  opened.actor.send({ type: "player.play" });
  return opened;
}

describe("the promo", () => {
  it("plays by itself", () => {
    const { actor, state, hasTag, asked } = promo();
    expect(state()).toBe("starting");
    expect(hasTag("moving")).toBe(true);
    expect(asked).toEqual([true]);
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
    expect(hasTag("moving")).toBe(true);
  });

  it("asks its element to play and to stop", () => {
    const { actor } = runChild(playerOfTest(), notPlayed);
    const requested: boolean[] = [];
    actor.on("playback.requested", ({ playing: isWanted }) => requested.push(isWanted));
    actor.send({ type: "player.start" });
    actor.send({ type: "player.stop" });
    expect(requested).toEqual([true, false]);
  });

  it.each(["playing", "buffering"] as const)("resumes when it is paused while %s (player state 2, R8)", (from) => {
    const { actor, state, asked, hasTag } = playing();
    if (from === "buffering") actor.send({ type: "player.wait" });
    expect(state()).toBe(from);
    actor.send({ type: "player.pause" });
    expect(state()).toBe("starting");
    expect(hasTag("moving")).toBe(true);
    expect(asked).toEqual([true, true]);
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });

  it.each(["starting", "playing", "buffering"] as const)("can be stopped while it is %s, and stays so", (from) => {
    const { actor, state, asked, can, hasTag } = from === "starting" ? promo() : playing();
    if (from === "buffering") actor.send({ type: "player.wait" });
    expect(state()).toBe(from);
    expect(hasTag("moving")).toBe(true);
    expect(can("player.stop")).toBe(true);
    expect(can("player.start")).toBe(false);
    actor.send({ type: "player.stop" });
    expect(state()).toBe("paused");
    expect(asked.at(-1)).toBe(false);
    expect(hasTag("moving")).toBe(false);
    actor.send({ type: "player.pause" });
    expect(state()).toBe("paused");
    expect(can("player.stop")).toBe(false);
  });

  it("plays on after a stop, by the page's button or by the player's own", () => {
    const { actor, state, asked } = playing();
    actor.send({ type: "player.stop" });
    actor.send({ type: "player.start" });
    expect(state()).toBe("starting");
    expect(asked).toEqual([true, false, true]);
    actor.send({ type: "player.play" });
    actor.send({ type: "player.stop" });
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });
});

describe("a browser that does not let it play by itself", () => {
  it("is answered by a play button", () => {
    const { actor, state, can, hasTag, asked } = promo();
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("paused");
    expect(hasTag("moving")).toBe(false);
    expect(can("player.stop")).toBe(false);
    actor.send({ type: "player.start" });
    expect(state()).toBe("starting");
    expect(asked).toEqual([true, true]);
  });

  it.each(["playing", "buffering"] as const)("may refuse a player that appears again while %s", (from) => {
    const { actor, state } = playing();
    if (from === "buffering") actor.send({ type: "player.wait" });
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("paused");
  });

  it("may refuse to resume", () => {
    const { actor, state } = playing();
    actor.send({ type: "player.pause" });
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("paused");
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });
});

describe("its end", () => {
  it("is the clip's end (player state 0)", () => {
    const { actor, state, hasEnded } = playing();
    expect(hasEnded()).toBe(false);
    actor.send({ type: "player.end" });
    expect(state()).toBe("ended");
    expect(hasEnded()).toBe(true);
  });

  it("comes also when the player says that it paused before", () => {
    const { actor, state } = playing();
    actor.send({ type: "player.pause" });
    actor.send({ type: "player.end" });
    expect(state()).toBe("ended");
  });

  it("is the breakpoint's second", () => {
    const { state, time, hasEnded } = playing(30);
    time(29.9);
    expect(state()).toBe("playing");
    expect(hasEnded()).toBe(false);
    time(30);
    expect(state()).toBe("ended");
    expect(hasEnded()).toBe(true);
  });

  it("is what seeking beyond the breakpoint finds", () => {
    const { actor, state, time } = playing(30);
    actor.send({ type: "player.stop" });
    time(90);
    expect(state()).toBe("paused");
    actor.send({ type: "player.play" });
    time(90.2);
    expect(state()).toBe("ended");
  });

  it("comes at once with a breakpoint of 0, and not before it plays (R45)", () => {
    const { actor, state, time } = promo({ breakpoint: 0 });
    time(0);
    expect(state()).toBe("starting");
    actor.send({ type: "player.play" });
    time(0);
    expect(state()).toBe("ended");
  });
});

describe("a clip that does not play", () => {
  it.each(["starting", "playing"] as const)("is said so while %s, and is tried again on a press", (from) => {
    const { actor, state, hasTag, asked } = from === "starting" ? promo() : playing();
    actor.send({ type: "player.fail" });
    expect(state()).toBe("broken");
    expect(hasTag("failed")).toBe(true);
    actor.send({ type: "player.start" });
    expect(state()).toBe("starting");
    expect(asked).toEqual([true, true]);
  });
});

it("continues from its snapshot", () => {
  const before = playing(30);
  before.actor.send({ type: "player.stop" });
  const after = createActor(playerOfTest(), {
    input: promoInput(30),
    snapshot: throughJson(before.actor.getPersistedSnapshot()),
  }).start();
  expect(after.getSnapshot().value.playback).toBe("paused");
  expect(after.getSnapshot().context).toMatchObject({ playsByItself: true, breakpoint: 30 });
});
