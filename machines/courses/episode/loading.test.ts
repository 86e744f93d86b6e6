import { describe, expect, it } from "vitest";
import { learner, offline, online, signedIn, signedOut, throughJson } from "../../testing";
import { asked, episode, inSeries, marking, page, place, progressOf, shown, watching } from "./episode.testing";

describe("an episode", () => {
  it("waits until the profile is known", () => {
    const { state, hasTag, loadEpisode } = page();
    expect(state()).toBe("waiting");
    expect(hasTag("pending")).toBe(true);
    expect(loadEpisode.calls).toEqual([]);
  });

  it("is shown, and its watched status is requested", async () => {
    const { state, hasTag, loadEpisode, loadProgress, context, player, can } = asked();
    expect(state()).toBe("loading");
    expect(hasTag("pending")).toBe(true);
    expect(loadEpisode.inputs()).toEqual([place]);
    await loadEpisode.answer(episode);
    expect(state()).toEqual({ shown: "checking" });
    expect(hasTag("pending")).toBe(false);
    expect(context().episode).toEqual(episode);
    expect(player()?.getSnapshot().context).toMatchObject({ position: 0, watched: [] });
    expect(can("episode.mark")).toBe(false);
    expect(loadProgress.inputs()).toEqual([inSeries]);
  });

  it.each([
    ["watched", progressOf("one")],
    ["watching", progressOf("two")],
  ] as const)("is %s by what the server says", async (expected, progress) => {
    const { loadProgress, state, hasTag, context } = await shown();
    await loadProgress.answer(progress);
    expect(state()).toEqual({ shown: expected });
    expect(hasTag("watched")).toBe(expected === "watched");
    expect(context().progress).toEqual(progress);
  });

  it("can be watched and marked when that request fails", async () => {
    const { loadProgress, state, mark, hasTag, watchEpisode, context } = await shown();
    await loadProgress.fail("unavailable", 503);
    expect(state()).toEqual({ shown: "watching" });
    expect(context().failure?.code).toBe("unavailable");
    expect(hasTag("failedMark")).toBe(false);
    mark();
    await watchEpisode.answer(progressOf("one"));
    expect(context().failure).toBeNull();
    expect(state()).toEqual({ shown: "watched" });
  });

  it.each(["not_found", "invalid"] as const)("is not found if the server says %s", async (code) => {
    const { loadEpisode, state, hasTag } = asked();
    await loadEpisode.fail(code, 404);
    expect(state()).toBe("notFound");
    expect(hasTag("notFound")).toBe(true);
  });

  it("says how to get the plan that its series needs, and looks again on request (R55)", async () => {
    const { actor, loadEpisode, state } = asked();
    await loadEpisode.fail("plan_needed", 403);
    expect(state()).toBe("planNeeded");
    actor.send({ type: "episode.retry" });
    await loadEpisode.answer(episode);
    expect(state()).toEqual({ shown: "checking" });
  });

  it("says who series are for when an account cannot see them (R10)", async () => {
    const { loadEpisode, state, hasTag } = asked();
    await loadEpisode.fail("forbidden", 403);
    expect(state()).toBe("forbidden");
    expect(hasTag("forbidden")).toBe(true);
  });

  it("recovers from a failure on request, and when the network returns", async () => {
    const { actor, loadEpisode, state, hasTag, context } = asked();
    await loadEpisode.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "episode.retry" });
    expect(state()).toBe("loading");
    await loadEpisode.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadEpisode.answer(episode);
    expect(state()).toEqual({ shown: "checking" });
    expect(context().failure).toBeNull();
  });
});

describe("who watches", () => {
  it("is not interrupted by another name", async () => {
    const { actor, state, player, playTo, watchEpisode, loadEpisode } = await watching();
    playTo(10);
    const before = player();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toEqual({ shown: "watching" });
    expect(player()).toBe(before);
    expect(loadEpisode.calls).toHaveLength(1);
    playTo(18);
    expect(watchEpisode.latest().input.key).toBe("other.episode.0");
  });

  it("is checked again for somebody else", async () => {
    const { actor, state, context, player, loadEpisode, loadProgress, playTo } = await watching();
    playTo(10);
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toBe("loading");
    expect(context()).toMatchObject({ episode: null, progress: null, failure: null });
    await loadEpisode.answer(episode);
    await loadProgress.answer(progressOf());
    expect(player()?.getSnapshot().context.position).toBe(0);
  });

  it("has another key when somebody else marks it", async () => {
    const { actor, loadEpisode, loadProgress, watchEpisode, mark } = await marking();
    await watchEpisode.answer(progressOf("one"));
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    await loadEpisode.answer(episode);
    await loadProgress.answer(progressOf());
    mark();
    const [first, second] = watchEpisode.inputs();
    expect(second?.key).not.toBe(first?.key);
  });

  it("is offered to sign in as a visitor, and comes back", async () => {
    const { actor, state, hasTag, emitted, loadEpisode } = page();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(hasTag("signedOut")).toBe(true);
    expect(loadEpisode.calls).toEqual([]);
    expect(emitted).toEqual([]);
    actor.send({ type: "signIn.open" });
    expect(emitted).toEqual([{ type: "signIn.requested" }]);
    actor.send(signedIn);
    expect(state()).toBe("loading");
  });

  it("leaves nothing behind by signing out", async () => {
    const { actor, state, context, player } = await watching();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(context()).toMatchObject({ episode: null, progress: null });
    expect(player()).toBeUndefined();
  });

  it("is a visitor if the server says so", async () => {
    const early = asked();
    await early.loadEpisode.fail("signed_out", 401);
    expect(early.state()).toBe("signedOut");
    const late = await shown();
    await late.loadProgress.fail("signed_out", 401);
    expect(late.state()).toBe("signedOut");
    expect(late.context().episode).toBeNull();
  });

  it("is requested again for the same account when the episode is not shown", async () => {
    const { actor, loadEpisode, state } = asked();
    await loadEpisode.fail("forbidden", 403);
    actor.send(signedIn);
    expect(state()).toBe("loading");
  });
});

describe("continues from its snapshot", () => {
  it("rendered on the server", async () => {
    const browser = page(throughJson(page().actor.getPersistedSnapshot()));
    expect(browser.state()).toBe("waiting");
    browser.actor.send(signedIn);
    await browser.loadEpisode.answer(episode);
    expect(browser.state()).toEqual({ shown: "checking" });
  });

  it("with the seconds watched, and with a mark under way under the same key", async () => {
    const before = await watching();
    before.playTo(17.75);
    const then = page(throughJson(before.actor.getPersistedSnapshot()));
    then.playTo(18);
    expect(then.state()).toEqual({ shown: "marking" });
    const after = page(throughJson(then.actor.getPersistedSnapshot()));
    expect(after.watchEpisode.inputs()).toEqual(then.watchEpisode.inputs());
    await after.watchEpisode.answer(progressOf("one"));
    expect(after.state()).toEqual({ shown: "watched" });
  });
});
