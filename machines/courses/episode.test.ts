import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { Episode, SeriesProgress } from "../../contract/courses/series";
import { fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { episodeMachine } from "./episode";
import { isWatched } from "./episode/context";
import { playerMachine } from "./player";

interface InSeries {
  locale: string;
  seriesSlug: string;
}
interface InEpisode extends InSeries {
  episodeSlug: string;
}
const inSeries = { locale: "en", seriesSlug: "site-audit" };
const place = { ...inSeries, episodeSlug: "one" };
const episode: Episode = {
  id: 10,
  slug: "one",
  url: "/academy/series/site-audit/one/",
  number: 1,
  title: "One",
  description: "",
  timing: 20,
  posterUrl: null,
  series: { slug: "site-audit", title: "Site audit", url: "/academy/series/site-audit/" },
  video: { url: "/clip.mp4", captionsUrl: null, captionsLanguage: "en", posterUrl: null },
  transcript: "",
  next: "two",
  language: "en",
};
const progressOf = (...slugs: string[]): SeriesProgress => ({
  progress: 50 * slugs.length,
  watched: slugs.map((slug, index) => ({ episodeId: index + 1, slug, watchedAt: "2026-03-01T10:00:00.000Z" })),
  episodesCount: 2,
  resume: "one",
});

function page(snapshot?: Snapshot<unknown>) {
  const loadEpisode = fakeActor<Episode, InEpisode>();
  const loadProgress = fakeActor<SeriesProgress, InSeries>();
  const markWatched = fakeActor<SeriesProgress, InEpisode & { key: string }>();
  const actor = createActor(
    episodeMachine.provide({
      actors: {
        loadEpisode: loadEpisode.logic,
        loadProgress: loadProgress.logic,
        markWatched: markWatched.logic,
        player: playerMachine.provide({ actors: { readRate: fakeActor<number>().logic } }),
      },
    }),
    { input: place, ...(snapshot && { snapshot }) },
  );
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const player = () => actor.getSnapshot().children.player;
  return {
    actor,
    emitted,
    loadEpisode,
    loadProgress,
    markWatched,
    player,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (
      tag: "pending" | "saving" | "watched" | "failed" | "failedMark" | "notFound" | "forbidden" | "signedOut",
    ) => actor.getSnapshot().hasTag(tag),
    can: (type: "episode.mark" | "episode.next" | "signIn.open") => actor.getSnapshot().can({ type }),
    mark: () => actor.send({ type: "episode.mark" }),
    playTo: (to: number) => {
      player()?.send({ type: "player.play" });
      for (let at = (player()?.getSnapshot().context.position ?? 0) + 0.25; at <= to; at += 0.25)
        player()?.send({ type: "player.time", position: at });
    },
  };
}
function asked() {
  const opened = page();
  opened.actor.send(signedIn);
  return opened;
}
async function shown(overrides: Partial<Episode> = {}) {
  const opened = asked();
  await opened.loadEpisode.answer({ ...episode, ...overrides });
  return opened;
}
async function watching(overrides: Partial<Episode> = {}) {
  const opened = await shown(overrides);
  await opened.loadProgress.answer(progressOf());
  return opened;
}
async function marking() {
  const opened = await watching();
  opened.mark();
  return opened;
}

it("tells watched episodes from others", () => {
  expect(isWatched(progressOf("one"), "one")).toBe(true);
  expect(isWatched(progressOf("two"), "one")).toBe(false);
});

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
    const { loadProgress, state, mark, hasTag, markWatched, context } = await shown();
    await loadProgress.fail("unavailable", 503);
    expect(state()).toEqual({ shown: "watching" });
    expect(context().failure?.code).toBe("unavailable");
    expect(hasTag("failedMark")).toBe(false);
    mark();
    await markWatched.answer(progressOf("one"));
    expect(context().failure).toBeNull();
    expect(state()).toEqual({ shown: "watched" });
  });

  it.each(["not_found", "invalid"] as const)("is not found where the server says %s", async (code) => {
    const { loadEpisode, state, hasTag } = asked();
    await loadEpisode.fail(code, 404);
    expect(state()).toBe("notFound");
    expect(hasTag("notFound")).toBe(true);
  });

  it("says who series are for when an account cannot see them (R10)", async () => {
    const { loadEpisode, state, hasTag } = asked();
    await loadEpisode.fail("forbidden", 403);
    expect(state()).toBe("forbidden");
    expect(hasTag("forbidden")).toBe(true);
  });

  it("comes back from a failure by asking again, and when the network returns", async () => {
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

describe("marking it as watched", () => {
  it("happens at 90% of its distinct seconds, while the clip keeps playing", async () => {
    const { playTo, state, hasTag, markWatched, player } = await watching();
    playTo(17.75);
    expect(state()).toEqual({ shown: "watching" });
    playTo(18);
    expect(state()).toEqual({ shown: "marking" });
    expect(hasTag("saving")).toBe(true);
    expect(player()?.getSnapshot().value.playback).toBe("playing");
    expect(markWatched.inputs()).toEqual([{ ...place, key: "seed.episode.0" }]);
    await markWatched.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
    expect(hasTag("watched")).toBe(true);
    expect(player()?.getSnapshot().context.position).toBe(18);
  });

  it("also happens before its watched status is known", async () => {
    const { playTo, state, loadProgress, markWatched } = await shown();
    playTo(18);
    expect(state()).toEqual({ shown: "marking" });
    await loadProgress.answer(progressOf());
    expect(state()).toEqual({ shown: "marking" });
    await markWatched.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
  });

  it("happens on request, once", async () => {
    const { state, mark, can, context, markWatched } = await marking();
    expect(state()).toEqual({ shown: "marking" });
    expect(can("episode.mark")).toBe(false);
    mark();
    expect(markWatched.calls).toHaveLength(1);
    await markWatched.answer(progressOf("one"));
    expect(context()).toMatchObject({ progress: progressOf("one"), failure: null });
    expect(can("episode.mark")).toBe(false);
  });

  it("does not happen by seeking to the end", async () => {
    const { player, state, markWatched } = await watching();
    player()?.send({ type: "player.play" });
    player()?.send({ type: "player.seek", position: 19 });
    player()?.send({ type: "player.time", position: 19.5 });
    player()?.send({ type: "player.end" });
    expect(state()).toEqual({ shown: "watching" });
    expect(markWatched.calls).toEqual([]);
  });

  it("is not repeated once it is watched", async () => {
    const { loadProgress, playTo, markWatched, state } = await shown();
    await loadProgress.answer(progressOf("one"));
    playTo(20);
    expect(state()).toEqual({ shown: "watched" });
    expect(markWatched.calls).toEqual([]);
  });
});

describe("marking that fails", () => {
  it("keeps the place and is retried on request, under the same key", async () => {
    const { playTo, state, hasTag, mark, markWatched, player, context, can } = await watching();
    playTo(18);
    await markWatched.fail("timeout");
    expect(state()).toEqual({ shown: "unmarked" });
    expect(hasTag("failedMark")).toBe(true);
    expect(hasTag("failed")).toBe(false);
    expect(context().failure).toEqual({ code: "timeout", status: 0 });
    expect(player()?.getSnapshot().context.position).toBe(18);
    expect(can("signIn.open")).toBe(false);
    mark();
    const [first, second] = markWatched.inputs();
    expect(second).toEqual(first);
    await markWatched.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
    expect(context().failure).toBeNull();
  });

  it("without a network is kept, and sent when the network is back", async () => {
    const { actor, state, hasTag, markWatched, context } = await marking();
    await markWatched.fail("network");
    expect(state()).toEqual({ shown: "waitingForNetwork" });
    expect(context().failure?.code).toBe("network");
    expect(hasTag("failedMark")).toBe(true);
    actor.send(offline);
    expect(state()).toEqual({ shown: "waitingForNetwork" });
    actor.send(online);
    expect(state()).toEqual({ shown: "marking" });
    const [first, second] = markWatched.inputs();
    expect(second).toEqual(first);
    await markWatched.answer(progressOf("one"));
    expect(state()).toEqual({ shown: "watched" });
  });

  it("without a network can be retried at once", async () => {
    const { state, mark, markWatched } = await marking();
    await markWatched.fail("network");
    mark();
    expect(state()).toEqual({ shown: "marking" });
    expect(markWatched.calls).toHaveLength(2);
  });

  it("because the session has ended interrupts nothing, and offers to sign in", async () => {
    const { actor, state, emitted, markWatched, player, can } = await marking();
    await markWatched.fail("signed_out", 401);
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

describe("who watches", () => {
  it("is not interrupted by another name", async () => {
    const { actor, state, player, playTo, markWatched, loadEpisode } = await watching();
    playTo(10);
    const before = player();
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." }, seed: "other" });
    expect(state()).toEqual({ shown: "watching" });
    expect(player()).toBe(before);
    expect(loadEpisode.calls).toHaveLength(1);
    playTo(18);
    expect(markWatched.latest().input.key).toBe("other.episode.0");
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
    const { actor, loadEpisode, loadProgress, markWatched, mark } = await marking();
    await markWatched.answer(progressOf("one"));
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    await loadEpisode.answer(episode);
    await loadProgress.answer(progressOf());
    mark();
    const [first, second] = markWatched.inputs();
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

  it("is a visitor where the server says so", async () => {
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

describe("goes on from its snapshot", () => {
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
    expect(after.markWatched.inputs()).toEqual(then.markWatched.inputs());
    await after.markWatched.answer(progressOf("one"));
    expect(after.state()).toEqual({ shown: "watched" });
  });
});
