import { createActor, type Snapshot } from "xstate";
import type { Episode, SeriesProgress } from "../../../contract/courses/series";
import { fakeActor, signedIn } from "../../testing";
import { playerMachine } from "../player";
import type { Display } from "../player/context";
import { episodeMachine } from "./index";

interface InSeries {
  locale: string;
  seriesSlug: string;
}
interface InEpisode extends InSeries {
  episodeSlug: string;
}
export const inSeries = { locale: "en", seriesSlug: "site-audit" };
export const place = { ...inSeries, episodeSlug: "one" };
export const episode: Episode = {
  id: 10,
  slug: "one",
  url: "/academy/series/site-audit/one/",
  number: 1,
  title: "One",
  description: "",
  timing: 20,
  posterUrl: null,
  series: { slug: "site-audit", title: "Site audit", url: "/academy/series/site-audit/" },
  video: {
    url: "/clip.mp4",
    captionsUrl: null,
    captionsLanguage: "en",
    hasSound: false,
    cues: [],
    chapters: [],
    posterUrl: null,
  },
  transcript: "",
  next: "two",
  language: "en",
};
export const progressOf = (...slugs: string[]): SeriesProgress => ({
  progress: 50 * slugs.length,
  watched: slugs.map((slug, index) => ({ episodeId: index + 1, slug, watchedAt: "2026-03-01T10:00:00.000Z" })),
  episodesCount: 2,
  resume: "one",
});

export function page(snapshot?: Snapshot<unknown>) {
  const loadEpisode = fakeActor<Episode, InEpisode>();
  const loadProgress = fakeActor<SeriesProgress, InSeries>();
  const watchEpisode = fakeActor<SeriesProgress, InEpisode & { key: string }>();
  const actor = createActor(
    episodeMachine.provide({
      actors: {
        loadEpisode: loadEpisode.logic,
        loadProgress: loadProgress.logic,
        watchEpisode: watchEpisode.logic,
        player: playerMachine.provide({
          actors: { readRate: fakeActor<number>().logic, readDisplay: fakeActor<Display>().logic },
        }),
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
    watchEpisode,
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
export function asked() {
  const opened = page();
  opened.actor.send(signedIn);
  return opened;
}
export async function shown(overrides: Partial<Episode> = {}) {
  const opened = asked();
  await opened.loadEpisode.answer({ ...episode, ...overrides });
  return opened;
}
export async function watching(overrides: Partial<Episode> = {}) {
  const opened = await shown(overrides);
  await opened.loadProgress.answer(progressOf());
  return opened;
}
export async function marking() {
  const opened = await watching();
  opened.mark();
  return opened;
}
