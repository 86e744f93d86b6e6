import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import { throughJson } from "../testing";
import { promoPlayerMachine } from "./promo-player";

function player({ breakpoint = 30, snapshot }: { breakpoint?: number; snapshot?: Snapshot<unknown> } = {}) {
  const actor = createActor(promoPlayerMachine, { input: { breakpoint }, ...(snapshot && { snapshot }) });
  const asked: boolean[] = [];
  actor.on("playback.requested", ({ playing }) => asked.push(playing));
  actor.start();
  return {
    actor,
    /** What the player was asked for: true to play, false to stop. */
    asked,
    state: () => actor.getSnapshot().value,
    status: () => actor.getSnapshot().status,
    hasTag: (tag: "moving" | "failed") => actor.getSnapshot().hasTag(tag),
    can: (type: "promo.play" | "promo.stop") => actor.getSnapshot().can({ type }),
    time: (position: number) => actor.send({ type: "player.time", position }),
  };
}
function playing(breakpoint = 30) {
  const opened = player({ breakpoint });
  opened.actor.send({ type: "player.play" });
  return opened;
}

describe("the promo", () => {
  it("plays by itself", () => {
    const { actor, state, hasTag, asked } = player();
    expect(state()).toBe("starting");
    expect(hasTag("moving")).toBe(true);
    expect(asked).toEqual([true]);
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
    expect(hasTag("moving")).toBe(true);
  });

  it("resumes when it is paused (player state 2, R8)", () => {
    const { actor, state, asked, hasTag } = playing();
    actor.send({ type: "player.pause" });
    expect(state()).toBe("resuming");
    expect(hasTag("moving")).toBe(true);
    expect(asked).toEqual([true, true]);
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });

  it.each(["starting", "playing", "resuming"] as const)("can be stopped while it is %s, and stays so", (from) => {
    const { actor, state, asked, can, hasTag } = from === "starting" ? player() : playing();
    if (from === "resuming") actor.send({ type: "player.pause" });
    expect(state()).toBe(from);
    expect(can("promo.stop")).toBe(true);
    expect(can("promo.play")).toBe(false);
    actor.send({ type: "promo.stop" });
    expect(state()).toBe("stopped");
    expect(asked.at(-1)).toBe(false);
    expect(hasTag("moving")).toBe(false);
    actor.send({ type: "player.pause" });
    expect(state()).toBe("stopped");
    expect(can("promo.stop")).toBe(false);
  });

  it("plays on after a stop, by the page's button or by the player's own", () => {
    const { actor, state, asked } = playing();
    actor.send({ type: "promo.stop" });
    actor.send({ type: "promo.play" });
    expect(state()).toBe("starting");
    expect(asked).toEqual([true, false, true]);
    actor.send({ type: "player.play" });
    actor.send({ type: "promo.stop" });
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });
});

describe("a browser that does not let it play by itself", () => {
  it("is answered by a play button", () => {
    const { actor, state, can, hasTag, asked } = player();
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("unstarted");
    expect(hasTag("moving")).toBe(false);
    expect(can("promo.stop")).toBe(false);
    actor.send({ type: "promo.play" });
    expect(state()).toBe("starting");
    expect(asked).toEqual([true, true]);
  });

  it("may refuse a player that appears anew, as after a reload", () => {
    const { actor, state } = playing();
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("unstarted");
  });

  it("may refuse to resume", () => {
    const { actor, state } = playing();
    actor.send({ type: "player.pause" });
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("unstarted");
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });
});

describe("its end", () => {
  it("is the clip's end (player state 0)", () => {
    const { actor, state, status } = playing();
    actor.send({ type: "player.end" });
    expect(state()).toBe("ended");
    expect(status()).toBe("done");
  });

  it("comes also when the player says that it paused before", () => {
    const { actor, state } = playing();
    actor.send({ type: "player.pause" });
    actor.send({ type: "player.end" });
    expect(state()).toBe("ended");
  });

  it("is the breakpoint's second", () => {
    const { state, time } = playing(30);
    time(29.9);
    expect(state()).toBe("playing");
    time(30);
    expect(state()).toBe("ended");
  });

  it("is what seeking beyond the breakpoint finds", () => {
    const { actor, state, time } = playing(30);
    actor.send({ type: "promo.stop" });
    time(90);
    expect(state()).toBe("stopped");
    actor.send({ type: "player.play" });
    time(90.2);
    expect(state()).toBe("ended");
  });

  it("comes at once with a breakpoint of 0, and not before it plays (R45)", () => {
    const { actor, state, time } = player({ breakpoint: 0 });
    time(0);
    expect(state()).toBe("starting");
    actor.send({ type: "player.play" });
    time(0);
    expect(state()).toBe("ended");
  });
});

describe("a clip that does not play", () => {
  it.each(["starting", "playing"] as const)("is said so while %s, and is tried again on a press", (from) => {
    const { actor, state, hasTag, asked } = from === "starting" ? player() : playing();
    actor.send({ type: "player.fail" });
    expect(state()).toBe("broken");
    expect(hasTag("failed")).toBe(true);
    actor.send({ type: "player.retry" });
    expect(state()).toBe("starting");
    expect(asked).toEqual([true, true]);
  });
});

it("goes on from its snapshot", () => {
  const before = playing(30);
  before.actor.send({ type: "promo.stop" });
  const after = player({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
  expect(after.state()).toBe("stopped");
  after.actor.send({ type: "player.play" });
  after.time(30);
  expect(after.state()).toBe("ended");
});
