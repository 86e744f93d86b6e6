import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import { signedIn, signedOut, throughJson } from "../testing";
import { landingVideoMachine } from "./landing-video";
import { playerOfTest } from "./player/player.testing";

const cues = [{ start: 0, end: 4, text: "Search has three stages." }];
const video = { hasSound: false, cues, captionsLanguage: "en" } as const;

function clip(snapshot?: Snapshot<unknown>) {
  const actor = createActor(landingVideoMachine.provide({ actors: { player: playerOfTest() } }), {
    input: { video },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    state: () => actor.getSnapshot().value,
    isPending: () => actor.getSnapshot().hasTag("pending"),
    player: () => actor.getSnapshot().children.player,
    playback: () => actor.getSnapshot().children.player?.getSnapshot().value,
  };
}
function shown() {
  const opened = clip();
  opened.actor.send(signedOut);
  return opened;
}
function started() {
  const opened = shown();
  opened.player()?.send({ type: "player.start" });
  return opened;
}
function playing() {
  const opened = started();
  opened.player()?.send({ type: "player.play" });
  return opened;
}

describe("while profile or progress load", () => {
  it("the clip is blocked, and keeps its place", () => {
    const { state, isPending, player } = clip();
    expect(state()).toEqual({ blocked: "waitingForProfile" });
    expect(isPending()).toBe(true);
    expect(player()).toBeUndefined();
  });

  it("a visitor has no progress to wait for", () => {
    const { state, isPending } = shown();
    expect(state()).toBe("shown");
    expect(isPending()).toBe(false);
  });

  it.each([true, false, null])("a learner waits until their progress has settled: %s", (enrolled) => {
    const { actor, state, isPending } = clip();
    actor.send({ type: "progress.settled", enrolled });
    expect(state()).toEqual({ blocked: "waitingForProfile" });
    actor.send(signedIn);
    expect(state()).toEqual({ blocked: "waitingForProgress" });
    expect(isPending()).toBe(true);
    actor.send({ type: "progress.settled", enrolled });
    expect(state()).toBe("shown");
  });

  it("a learner who signs out meanwhile waits no more", () => {
    const { actor, state } = clip();
    actor.send(signedIn);
    actor.send(signedIn);
    expect(state()).toEqual({ blocked: "waitingForProgress" });
    actor.send(signedOut);
    expect(state()).toBe("shown");
  });
});

describe("the clip", () => {
  it("does not play before someone asks for it", () => {
    const { player, playback } = shown();
    expect(playback()).toMatchObject({ playback: "unstarted", speed: "reading" });
    player()?.send({ type: "player.start" });
    expect(playback()).toMatchObject({ playback: "starting" });
    expect(player()?.getSnapshot().hasTag("moving")).toBe(true);
    player()?.send({ type: "player.play" });
    expect(playback()).toMatchObject({ playback: "playing" });
  });

  it("has its captions read aloud if it has no sound, and begins at its start on each visit", () => {
    expect(shown().player()?.getSnapshot().context).toMatchObject({
      speech: { cues, language: "en" },
      position: 0,
      playsByItself: false,
    });
  });

  it("pauses like any other (R8)", () => {
    const { player, playback } = playing();
    player()?.send({ type: "player.pause" });
    expect(playback()).toMatchObject({ playback: "paused" });
    player()?.send({ type: "player.play" });
    expect(playback()).toMatchObject({ playback: "playing" });
  });

  it("waits for the player's own button if the browser refuses", () => {
    const { player, playback } = started();
    player()?.send({ type: "player.blocked" });
    expect(playback()).toMatchObject({ playback: "paused" });
  });

  it("ends, also out of a pause, and plays again", () => {
    const { player, playback, state } = playing();
    player()?.send({ type: "player.end" });
    expect(playback()).toMatchObject({ playback: "ended" });
    expect(state()).toBe("shown");
    player()?.send({ type: "player.play" });
    expect(playback()).toMatchObject({ playback: "playing" });
    player()?.send({ type: "player.pause" });
    player()?.send({ type: "player.end" });
    expect(playback()).toMatchObject({ playback: "ended" });
  });

  it.each(["player.play", "player.pause"] as const)("is said not to play after %s, and is tried again", (type) => {
    const { player, playback } = playing();
    player()?.send({ type });
    player()?.send({ type: "player.fail" });
    expect(playback()).toMatchObject({ playback: "broken" });
    expect(player()?.getSnapshot().hasTag("failed")).toBe(true);
    player()?.send({ type: "player.start" });
    expect(playback()).toMatchObject({ playback: "starting" });
  });

  it("is not taken away once it is shown", () => {
    const { actor, player } = playing();
    const before = player();
    actor.send(signedIn);
    actor.send({ type: "progress.settled", enrolled: true });
    expect(player()).toBe(before);
  });
});

it("continues from the server's dehydrated state", () => {
  const browser = clip(throughJson(clip().actor.getPersistedSnapshot()));
  browser.actor.send(signedOut);
  expect(browser.state()).toBe("shown");
});
