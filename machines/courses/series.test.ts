import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
import type { EpisodeSummary, Series, SeriesProgress } from "../../contract/courses/series";
import { fakeActor, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { resumeEpisode, seriesMachine } from "./series";

interface InSeries {
  locale: string;
  seriesSlug: string;
}
const place = { locale: "en", seriesSlug: "site-audit" };
const episode = (number: number): EpisodeSummary => ({
  id: number * 10,
  slug: `episode-${number}`,
  url: `/academy/series/site-audit/episode-${number}/`,
  number,
  title: `Episode ${number}`,
  description: "",
  timing: 60,
  posterUrl: null,
});
const seriesOf = (...numbers: number[]): Series => ({
  id: 1,
  slug: "site-audit",
  url: "/academy/series/site-audit/",
  title: "Site audit",
  description: "",
  episodesCount: numbers.length,
  timing: 60 * numbers.length,
  background: "#fff",
  motif: "layers",
  listImage: "",
  altListImage: "",
  language: "en",
  about: "",
  host: { id: "ann", name: "Ann", role: "", bio: "" },
  episodes: numbers.map(episode),
});
const progressOf = (watched: number[], resume: string | null): SeriesProgress => ({
  progress: 50,
  watched: watched.map((number) => ({
    episodeId: number * 10,
    slug: `episode-${number}`,
    watchedAt: "2026-03-01T10:00:00.000Z",
  })),
  episodesCount: 3,
  resume,
});

function page(snapshot?: Snapshot<unknown>) {
  const loadSeries = fakeActor<Series, InSeries>();
  const loadProgress = fakeActor<SeriesProgress, InSeries>();
  const actor = createActor(
    seriesMachine.provide({ actors: { loadSeries: loadSeries.logic, loadProgress: loadProgress.logic } }),
    { input: place, ...(snapshot && { snapshot }) },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  actor.start();
  return {
    actor,
    loadSeries,
    loadProgress,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "failed" | "failedProgress" | "notFound" | "forbidden" | "signedOut") =>
      actor.getSnapshot().hasTag(tag),
  };
}
function asked() {
  const opened = page();
  opened.actor.send(signedIn);
  return opened;
}
async function shown() {
  const opened = asked();
  await opened.loadSeries.answer(seriesOf(1, 2, 3));
  return opened;
}

describe("the episode to continue with", () => {
  const series = seriesOf(1, 2, 3);
  it.each([
    ["the one that the server names", progressOf([1], "episode-2"), 2],
    ["the first unwatched one if that is gone", progressOf([1, 2], "episode-9"), 3],
    ["the first for a review", progressOf([1, 2, 3], null), 1],
    ["the first if nothing is known", null, 1],
    ["the first before any is watched", progressOf([], "episode-1"), 1],
  ])("is %s", (_, progress, expected) => {
    expect(resumeEpisode(series, progress)?.number).toBe(expected);
  });

  it("is null in a series without episodes", () => {
    expect(resumeEpisode(seriesOf(), progressOf([], null))).toBeNull();
  });
});

describe("a series", () => {
  it("waits until the profile is known", () => {
    const { state, hasTag, loadSeries } = page();
    expect(state()).toBe("waiting");
    expect(hasTag("pending")).toBe(true);
    expect(loadSeries.calls).toEqual([]);
  });

  it("is shown, then which episodes are watched", async () => {
    const { state, hasTag, loadSeries, loadProgress, context } = asked();
    expect(state()).toBe("loading");
    expect(hasTag("pending")).toBe(true);
    expect(loadSeries.inputs()).toEqual([place]);
    await loadSeries.answer(seriesOf(1, 2, 3));
    expect(state()).toEqual({ shown: "loadingProgress" });
    expect(hasTag("pending")).toBe(false);
    expect(context().series?.title).toBe("Site audit");
    expect(loadProgress.inputs()).toEqual([place]);
    await loadProgress.answer(progressOf([1], "episode-2"));
    expect(state()).toEqual({ shown: "tracked" });
    expect(context().progress?.resume).toBe("episode-2");
  });

  it.each(["not_found", "invalid"] as const)("is not found if the server says %s", async (code) => {
    const { loadSeries, state, hasTag } = asked();
    await loadSeries.fail(code, 404);
    expect(state()).toBe("notFound");
    expect(hasTag("notFound")).toBe(true);
  });

  it("says who series are for when an account cannot see them (R10)", async () => {
    const { loadSeries, state, hasTag } = asked();
    await loadSeries.fail("forbidden", 403);
    expect(state()).toBe("forbidden");
    expect(hasTag("forbidden")).toBe(true);
  });

  it("recovers from a failure on request, and when the network returns", async () => {
    const { actor, loadSeries, state, hasTag, context } = asked();
    await loadSeries.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "series.retry" });
    expect(state()).toBe("loading");
    await loadSeries.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadSeries.answer(seriesOf(1));
    expect(state()).toEqual({ shown: "loadingProgress" });
    expect(context().failure).toBeNull();
  });
});

describe("progress that does not arrive", () => {
  it("leaves the episodes, and is requested again by hand and when the network is back", async () => {
    const { actor, loadProgress, state, hasTag, context } = await shown();
    await loadProgress.fail("unavailable", 503);
    expect(state()).toEqual({ shown: "untracked" });
    expect(hasTag("failedProgress")).toBe(true);
    expect(hasTag("failed")).toBe(false);
    expect(context()).toMatchObject({ progress: null, failure: { code: "unavailable" } });
    expect(context().series).not.toBeNull();
    actor.send({ type: "series.retry" });
    expect(state()).toEqual({ shown: "loadingProgress" });
    await loadProgress.fail("network");
    actor.send(offline);
    expect(state()).toEqual({ shown: "untracked" });
    actor.send(online);
    await loadProgress.answer(progressOf([1], "episode-2"));
    expect(state()).toEqual({ shown: "tracked" });
    expect(context().failure).toBeNull();
  });

  it("because the session has ended offers to sign in", async () => {
    const { loadProgress, state, context } = await shown();
    await loadProgress.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(context().series).toBeNull();
  });
});

describe("a visitor", () => {
  it("is offered to sign in, and comes back", async () => {
    const { actor, state, hasTag, signInsAsked, loadSeries } = page();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(hasTag("signedOut")).toBe(true);
    expect(loadSeries.calls).toEqual([]);
    expect(signInsAsked()).toBe(0);
    actor.send({ type: "signIn.open" });
    expect(signInsAsked()).toBe(1);
    actor.send(signedIn);
    await loadSeries.answer(seriesOf(1));
    expect(state()).toEqual({ shown: "loadingProgress" });
  });

  it("is anyone whom the server treats as one", async () => {
    const { loadSeries, state } = asked();
    await loadSeries.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
  });

  it("removes all data of a learner who has signed out", async () => {
    const { actor, loadProgress, state, context } = await shown();
    await loadProgress.answer(progressOf([1], "episode-2"));
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(context()).toMatchObject({ series: null, progress: null });
  });
});

it("asks again for someone who signs in after a refusal, without earlier data", async () => {
  const { actor, loadSeries, loadProgress, state, context } = await shown();
  await loadProgress.answer(progressOf([1], "episode-2"));
  actor.send(signedIn);
  expect(state()).toBe("loading");
  expect(context()).toMatchObject({ series: null, progress: null, failure: null });
  await loadSeries.fail("forbidden", 403);
  actor.send(signedIn);
  expect(state()).toBe("loading");
});

it("continues from the server's HTML, and from what was shown", async () => {
  const browser = page(throughJson(page().actor.getPersistedSnapshot()));
  expect(browser.state()).toBe("waiting");
  browser.actor.send(signedIn);
  await browser.loadSeries.answer(seriesOf(1, 2));
  await browser.loadProgress.answer(progressOf([1], "episode-2"));
  const later = page(throughJson(browser.actor.getPersistedSnapshot()));
  expect(later.state()).toEqual({ shown: "tracked" });
  expect(later.loadSeries.calls).toEqual([]);
  expect(later.context().progress?.resume).toBe("episode-2");
});

describe("a series that is shown again", () => {
  const reopened = { type: "screen.reopened" } as const;
  const tracked = async () => {
    const opened = await shown();
    await opened.loadProgress.answer(progressOf([1], "episode-2"));
    opened.actor.send(reopened);
    return opened;
  };

  it("stays with its marks while it is requested again", async () => {
    const { actor, state, context, loadSeries, loadProgress } = await tracked();
    actor.send(reopened);
    expect([state(), context().series]).toEqual([{ shown: "refreshing" }, seriesOf(1, 2, 3)]);
    await loadSeries.answer(seriesOf(1, 2));
    expect(context()).toMatchObject({ series: seriesOf(1, 2), progress: progressOf([1], "episode-2") });
    await loadProgress.answer(progressOf([1, 2], null));
    expect([state(), context().progress]).toEqual([{ shown: "tracked" }, progressOf([1, 2], null)]);
  });

  it("stays with its marks if no answer comes", async () => {
    const { actor, state, context, hasTag, loadSeries, loadProgress } = await tracked();
    await loadSeries.fail("network");
    expect(state()).toEqual({ shown: "tracked" });
    actor.send(reopened);
    await loadSeries.answer(seriesOf(1, 2, 3));
    await loadProgress.fail("network");
    expect([state(), hasTag("failedProgress")]).toEqual([{ shown: "tracked" }, false]);
    expect(context()).toMatchObject({ progress: progressOf([1], "episode-2"), failure: null });
  });

  it("still reports that its marks are missing", async () => {
    const { actor, state, loadSeries, loadProgress } = await shown();
    await loadProgress.fail("network");
    actor.send(reopened);
    await loadSeries.fail("network");
    expect(state()).toEqual({ shown: "untracked" });
  });

  it.each([
    ["signed_out", "signedOut"],
    ["forbidden", "forbidden"],
    ["not_found", "notFound"],
  ] as const)("is forgotten once it turns out to be %s", async (code, expected) => {
    const { state, context, loadSeries } = await tracked();
    await loadSeries.fail(code, 400);
    expect([state(), context()]).toMatchObject([expected, { series: null, progress: null }]);
  });
});
