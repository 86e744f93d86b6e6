import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { ContentLocale, Id, Instant, Percent, page, Seconds, Slug } from "../primitives";
import { ContentPlan } from "./courses";
import { videoParts } from "./video";

const base = "/academy/public/api/v2/series/{locale}";
const InLocale = z.object({ locale: ContentLocale });
const InSeries = z.object({ locale: ContentLocale, seriesSlug: Slug });
const InEpisode = z.object({ locale: ContentLocale, seriesSlug: Slug, episodeSlug: Slug });

/** A series as lists show it. */
export const SeriesCard = z.object({
  id: Id,
  slug: Slug,
  url: z.string(),
  title: z.string(),
  description: z.string(),
  episodesCount: z.int(),
  timing: Seconds,
  plan: ContentPlan,
  background: z.string(),
  motif: z.string(),
  listImage: z.string(),
  altListImage: z.string(),
  language: ContentLocale,
});
export type SeriesCard = z.infer<typeof SeriesCard>;

/** An episode in its series' list. */
export const EpisodeSummary = z.object({
  id: Id,
  slug: Slug,
  url: z.string(),
  /** Position from 1. */
  number: z.int().check(z.positive()),
  title: z.string(),
  description: z.string(),
  timing: Seconds,
  posterUrl: z.nullable(z.string()),
});
export type EpisodeSummary = z.infer<typeof EpisodeSummary>;

export const Series = z.object({
  ...SeriesCard.shape,
  /** Sanitized HTML. */
  about: z.string(),
  host: z.object({ id: Slug, name: z.string(), role: z.string(), bio: z.string() }),
  episodes: z.array(EpisodeSummary),
});
export type Series = z.infer<typeof Series>;

export const Episode = z.object({
  ...EpisodeSummary.shape,
  series: z.object({ slug: Slug, title: z.string(), url: z.string() }),
  video: z.object({ ...videoParts, posterUrl: z.nullable(z.string()) }),
  /** Sanitized HTML. */
  transcript: z.string(),
  /** Slug of the next episode. */
  next: z.nullable(Slug),
  language: ContentLocale,
});
export type Episode = z.infer<typeof Episode>;

/** What a viewer has watched of a series. */
export const SeriesProgress = z.object({
  progress: Percent,
  watched: z.array(z.object({ episodeId: Id, slug: Slug, watchedAt: Instant })),
  episodesCount: z.int(),
  /** Slug of the first episode that has not been watched. */
  resume: z.nullable(Slug),
});
export type SeriesProgress = z.infer<typeof SeriesProgress>;

/**
 * Series are for students, in English; for editors and administrators in all languages (section 4, R10). Those of
 * academy-plus are told to everybody who is signed in, and watched by who has a plan (R55).
 */
export const series = {
  list: endpoint({
    id: "series.list",
    method: "GET",
    path: `${base}/`,
    summary: "All published series.",
    access: "series",
    params: InLocale,
    reply: page(SeriesCard),
  }),
  top: endpoint({
    id: "series.top",
    method: "GET",
    path: `${base}/top/`,
    summary: "The series that the editors feature first.",
    access: "series",
    params: InLocale,
    reply: page(SeriesCard),
  }),
  bySlug: endpoint({
    id: "series.bySlug",
    method: "GET",
    path: `${base}/{seriesSlug}/`,
    summary: "One series with its episodes.",
    access: "signed-in",
    params: InSeries,
    reply: Series,
  }),
  episodes: endpoint({
    id: "series.episodes",
    method: "GET",
    path: `${base}/{seriesSlug}/episodes/`,
    summary: "The episodes of a series, in their order.",
    access: "signed-in",
    params: InSeries,
    reply: page(EpisodeSummary),
  }),
  episode: endpoint({
    id: "series.episode",
    method: "GET",
    path: `${base}/{seriesSlug}/episodes/{episodeSlug}/`,
    summary: "One episode with its video.",
    access: "signed-in",
    params: InEpisode,
    reply: Episode,
  }),
  watch: endpoint({
    id: "series.watch",
    method: "POST",
    path: `${base}/{seriesSlug}/episodes/{episodeSlug}/`,
    summary: "Marks an episode as watched; marking it again changes nothing.",
    access: "signed-in",
    params: InEpisode,
    reply: SeriesProgress,
    idempotent: true,
  }),
  progress: endpoint({
    id: "series.progress",
    method: "GET",
    path: "/academy/private/api/v2/series/{locale}/{seriesSlug}/progress/",
    summary: "Which episodes have been watched (R15).",
    access: "signed-in",
    params: InSeries,
    reply: SeriesProgress,
  }),
};
