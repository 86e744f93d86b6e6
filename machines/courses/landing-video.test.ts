import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import { signedIn, signedOut, throughJson } from "../testing";
import { landingVideoMachine } from "./landing-video";

function clip(snapshot?: Snapshot<unknown>) {
  const actor = createActor(landingVideoMachine, { ...(snapshot && { snapshot }) }).start();
  return {
    actor,
    state: () => actor.getSnapshot().value,
    hasTag: (tag: "pending" | "failed" | "player") => actor.getSnapshot().hasTag(tag),
    can: (type: "video.play" | "player.retry") => actor.getSnapshot().can({ type }),
  };
}
function shown() {
  const opened = clip();
  opened.actor.send(signedOut);
  return opened;
}
function playing() {
  const opened = shown();
  opened.actor.send({ type: "video.play" });
  return opened;
}

describe("while profile or progress load", () => {
  it("the clip is blocked, and keeps its place", () => {
    const { actor, state, hasTag, can } = clip();
    expect(state()).toEqual({ blocked: "waitingForProfile" });
    expect(hasTag("pending")).toBe(true);
    expect(can("video.play")).toBe(false);
    actor.send({ type: "video.play" });
    expect(state()).toEqual({ blocked: "waitingForProfile" });
  });

  it("a visitor has no progress to wait for", () => {
    const { state, hasTag } = shown();
    expect(state()).toBe("poster");
    expect(hasTag("pending")).toBe(false);
  });

  it.each([true, false, null])("a learner waits until their progress has settled: %s", (enrolled) => {
    const { actor, state, hasTag } = clip();
    actor.send({ type: "progress.settled", enrolled });
    expect(state()).toEqual({ blocked: "waitingForProfile" });
    actor.send(signedIn);
    expect(state()).toEqual({ blocked: "waitingForProgress" });
    expect(hasTag("pending")).toBe(true);
    actor.send({ type: "progress.settled", enrolled });
    expect(state()).toBe("poster");
  });

  it("a learner who signs out meanwhile waits no more", () => {
    const { actor, state } = clip();
    actor.send(signedIn);
    actor.send(signedIn);
    expect(state()).toEqual({ blocked: "waitingForProgress" });
    actor.send(signedOut);
    expect(state()).toBe("poster");
  });
});

describe("the clip", () => {
  it("has no player before somebody asks for it", () => {
    const { actor, state, hasTag } = shown();
    expect(hasTag("player")).toBe(false);
    actor.send({ type: "video.play" });
    expect(state()).toBe("playing");
    expect(hasTag("player")).toBe(true);
  });

  it("pauses like any other (R8)", () => {
    const { actor, state, hasTag } = playing();
    actor.send({ type: "player.pause" });
    expect(state()).toBe("paused");
    expect(hasTag("player")).toBe(true);
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
  });

  it("waits for the player's own button where the browser refuses", () => {
    const { actor, state } = playing();
    actor.send({ type: "player.blocked" });
    expect(state()).toBe("paused");
  });

  it("ends, also out of a pause, and plays again", () => {
    const { actor, state, hasTag } = playing();
    actor.send({ type: "player.end" });
    expect(state()).toBe("ended");
    expect(hasTag("player")).toBe(true);
    actor.send({ type: "player.play" });
    expect(state()).toBe("playing");
    actor.send({ type: "player.pause" });
    actor.send({ type: "player.end" });
    expect(state()).toBe("ended");
  });

  it.each(["player.play", "player.pause"] as const)("is said not to play after %s, and is tried again", (type) => {
    const { actor, state, hasTag } = playing();
    actor.send({ type });
    actor.send({ type: "player.fail" });
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    actor.send({ type: "player.retry" });
    expect(state()).toBe("playing");
  });

  it("is not taken away once it is shown", () => {
    const { actor, state } = playing();
    actor.send(signedIn);
    actor.send({ type: "progress.settled", enrolled: true });
    expect(state()).toBe("playing");
  });
});

it("goes on from the server's dehydrated state", () => {
  const browser = clip(throughJson(clip().actor.getPersistedSnapshot()));
  browser.actor.send(signedOut);
  expect(browser.state()).toBe("poster");
});
