import type { Episode, SeriesProgress } from "../../../contract/courses/series";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";
import type { PlayerProgressed } from "../player/context";

export interface InSeries {
  locale: string;
  seriesSlug: string;
}
export interface Input extends InSeries {
  episodeSlug: string;
}
export interface Context extends Input {
  episode: Episode | null;
  progress: SeriesProgress | null;
  learnerId: number | null;
  seed: string;
  done: number;
  failure: Failure | null;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | PlayerProgressed
  | { type: "episode.mark" }
  | { type: "episode.next" }
  | { type: "episode.retry" }
  | { type: "signIn.open" };

/** Before anything has loaded. */
export const nothingYet = { episode: null, progress: null, failure: null };

/** Whether the server has recorded the episode as watched. */
export const isWatched = (progress: SeriesProgress, episodeSlug: string): boolean =>
  progress.watched.some(({ slug }) => slug === episodeSlug);
