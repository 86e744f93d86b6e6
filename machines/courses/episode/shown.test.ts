import { describe, expect, it } from "vitest";
import { offline, online } from "../../testing";
import { marking, place, progressOf, shown, watching } from "./episode.testing";

describe("marking it as watched", () => {
  it("happens at 90% of its distinct seconds, while the clip keeps playing", async () => {
    const { playTo, state, hasTag, watchEpisode, player } = await watching();
    playTo(17.75);
    expect(state()).toEqual({ shown: "watching" });
    playTo(18);
    expect(state()).toEqual({ shown: "marking" });
    expect(hasTag("saving")).toBe(true);
    expect(player()?.getSnapshot().value.playback).toBe("playing");
    expect(watchEpisode.inputs()).toEqual([{ ...place, key: "seed.episode.0" }]);
    await watchEpisode.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
    expect(hasTag("watched")).toBe(true);
    expect(player()?.getSnapshot().context.position).toBe(18);
  });

  it("also happens before its watched status is known", async () => {
    const { playTo, state, loadProgress, watchEpisode } = await shown();
    playTo(18);
    expect(state()).toEqual({ shown: "marking" });
    await loadProgress.answer(progressOf());
    expect(state()).toEqual({ shown: "marking" });
    await watchEpisode.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
  });

  it("happens on request, once", async () => {
    const { state, mark, can, context, watchEpisode } = await marking();
    expect(state()).toEqual({ shown: "marking" });
    expect(can("episode.mark")).toBe(false);
    mark();
    expect(watchEpisode.calls).toHaveLength(1);
    await watchEpisode.answer(progressOf("one"));
    expect(context()).toMatchObject({ progress: progressOf("one"), failure: null });
    expect(can("episode.mark")).toBe(false);
  });

  it("does not happen by seeking to the end", async () => {
    const { player, state, watchEpisode } = await watching();
    player()?.send({ type: "player.play" });
    player()?.send({ type: "player.seek", position: 19 });
    player()?.send({ type: "player.time", position: 19.5 });
    player()?.send({ type: "player.end" });
    expect(state()).toEqual({ shown: "watching" });
    expect(watchEpisode.calls).toEqual([]);
  });

  it("is not repeated once it is watched", async () => {
    const { loadProgress, playTo, watchEpisode, state } = await shown();
    await loadProgress.answer(progressOf("one"));
    playTo(20);
    expect(state()).toEqual({ shown: "watched" });
    expect(watchEpisode.calls).toEqual([]);
  });
});

describe("marking that fails", () => {
  it("keeps the place and is retried on request, under the same key", async () => {
    const { playTo, state, hasTag, mark, watchEpisode, player, context, can } = await watching();
    playTo(18);
    await watchEpisode.fail("timeout");
    expect(state()).toEqual({ shown: "unmarked" });
    expect(hasTag("failedMark")).toBe(true);
    expect(hasTag("failed")).toBe(false);
    expect(context().failure).toEqual({ code: "timeout", status: 0 });
    expect(player()?.getSnapshot().context.position).toBe(18);
    expect(can("signIn.open")).toBe(false);
    mark();
    const [first, second] = watchEpisode.inputs();
    expect(second).toEqual(first);
    await watchEpisode.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
    expect(context().failure).toBeNull();
  });

  it("without a network is kept, and sent when the network is back", async () => {
    const { actor, state, hasTag, watchEpisode, context } = await marking();
    await watchEpisode.fail("network");
    expect(state()).toEqual({ shown: "waitingForNetwork" });
    expect(context().failure?.code).toBe("network");
    expect(hasTag("failedMark")).toBe(true);
    actor.send(offline);
    expect(state()).toEqual({ shown: "waitingForNetwork" });
    actor.send(online);
    expect(state()).toEqual({ shown: "marking" });
    const [first, second] = watchEpisode.inputs();
    expect(second).toEqual(first);
    await watchEpisode.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
  });

  it("without a network can be retried at once", async () => {
    const { state, mark, watchEpisode } = await marking();
    await watchEpisode.fail("network");
    mark();
    expect(state()).toEqual({ shown: "marking" });
    expect(watchEpisode.calls).toHaveLength(2);
  });

  it("because the session has ended interrupts nothing, and offers to sign in", async () => {
    const { actor, state, emitted, watchEpisode, player, can } = await marking();
    await watchEpisode.fail("signed_out", 401);
    expect(state()).toEqual({ shown: "unmarked" });
    expect(emitted).toEqual([]);
    expect(player()).toBeDefined();
    expect(can("signIn.open")).toBe(true);
    actor.send({ type: "signIn.open" });
    expect(emitted).toEqual([{ type: "signIn.requested" }]);
  });
});

describe("the next episode", () => {
  it("opens on request, which marks nothing", async () => {
    const { actor, emitted, state, can } = await watching();
    expect(can("episode.next")).toBe(true);
    actor.send({ type: "episode.next" });
    expect(emitted).toEqual([{ type: "navigation.requested", href: "/academy/series/site-audit/two/" }]);
    expect(state()).toEqual({ shown: "watching" });
  });

  it("is not there after the last", async () => {
    const { actor, emitted, can } = await watching({ next: null });
    expect(can("episode.next")).toBe(false);
    actor.send({ type: "episode.next" });
    expect(emitted).toEqual([]);
  });
});
