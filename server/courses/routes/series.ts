import type { FastifyInstance } from "fastify";
import {
  type Episode,
  type EpisodeSummary,
  type SeriesCard,
  type SeriesProgress,
  series,
} from "../../../contract/courses/series";
import type { ContentLocale } from "../../../contract/primitives";
import type { Account } from "../../account/queries/accounts";
import { refusal } from "../../account/rules/access";
import { needsPlan } from "../../account/rules/plan";
import type { Catalogue, CatalogueItem } from "../../content/catalogue";
import type { EpisodeDocument } from "../../content/documents";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { asList, itemFor, publishedItems } from "../../routes/items";
import { watchEpisode, watchedEpisodes } from "../queries/episodes";
import { drawingOf, planOf } from "./course-replies";

type SeriesItem = CatalogueItem<"series">;
interface OnSeries {
  account: Account;
  catalogue: Catalogue;
  params: { locale: ContentLocale; seriesSlug: string };
}

const urlOf = (slug: string): string => `/academy/series/${slug}/`;
const sum = (episodes: readonly EpisodeDocument[]): number => episodes.reduce((total, { timing }) => total + timing, 0);

/** @throws {ApiError} `forbidden` if this account cannot see series in this language (R10). */
function mayRead(account: Account, locale: ContentLocale): void {
  const refused = refusal(account, "series.read", { locale });
  if (refused) throw new ApiError(refused);
}

/**
 * A series, to read what it is about: one of academy-plus is told to everybody who is signed in (R55).
 * @throws {ApiError} `forbidden`, `not_found`
 */
function seriesFor({ account, catalogue, params: { locale, seriesSlug } }: OnSeries): SeriesItem {
  const found = catalogue.item("series", seriesSlug);
  const isPlus = found !== undefined && catalogue.itemText(found, "en").text.plan === "plus";
  if (!isPlus) mayRead(account, locale);
  const refused = isPlus && refusal(account, "plusSeries.read", { locale });
  if (refused) throw new ApiError(refused);
  return itemFor(catalogue, account, "series", seriesSlug, isPlus ? "plusSeries.read" : "series.read");
}

/**
 * A series, to watch its episodes.
 * @throws {ApiError} `forbidden`, `not_found`, `plan_needed`
 */
function watchedSeries(call: OnSeries & { now: Date }): SeriesItem {
  const item = seriesFor(call);
  const { plan } = call.catalogue.itemText(item, "en").text;
  const refused = refusal(call.account, "plusSeries.read", { needsPlan: needsPlan(plan, call.account, call.now) });
  if (refused) throw new ApiError(refused);
  return item;
}

/** A series as lists show it. */
export function cardOf(catalogue: Catalogue, item: SeriesItem, locale: ContentLocale): SeriesCard {
  const { text, language } = catalogue.itemText(item, locale);
  return {
    id: item.id,
    slug: item.slug,
    url: urlOf(item.slug),
    title: text.title,
    description: text.description,
    episodesCount: text.episodes.length,
    timing: sum(text.episodes),
    ...planOf(text),
    background: text.background,
    motif: text.motif,
    listImage: drawingOf(text),
    altListImage: "",
    language,
  };
}

const summaryOf = (seriesSlug: string, episode: EpisodeDocument): EpisodeSummary => ({
  id: episode.id,
  slug: episode.slug,
  url: `${urlOf(seriesSlug)}${episode.slug}/`,
  number: episode.number,
  title: episode.title,
  description: episode.description,
  timing: episode.timing,
  posterUrl: episode.posterUrl,
});

/** @throws {ApiError} `not_found` for an episode that is not in the series */
function episodeIn(episodes: readonly EpisodeDocument[], slug: string): EpisodeDocument {
  const episode = episodes.find((one) => one.slug === slug);
  if (!episode) throw new ApiError("not_found");
  return episode;
}

const watchedOf = (db: Database, account: Account, episodes: readonly EpisodeDocument[]) =>
  watchedEpisodes(
    db,
    account.id,
    episodes.map(({ id }) => id),
  );

function progressOf(episodes: readonly EpisodeDocument[], done: ReadonlyMap<number, Date>): SeriesProgress {
  const watched = episodes.flatMap(({ id, slug }) => {
    const at = done.get(id);
    return at ? [{ episodeId: id, slug, watchedAt: at.toISOString() }] : [];
  });
  return {
    progress: episodes.length === 0 ? 0 : Math.floor((100 * watched.length) / episodes.length),
    watched,
    episodesCount: episodes.length,
    resume: episodes.find(({ id }) => !done.has(id))?.slug ?? null,
  };
}

/** Series and their episodes, for accounts that may see them by R10. */
export async function seriesRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, series.list, ({ account, catalogue, params: { locale } }) => {
    mayRead(account, locale);
    return asList(publishedItems(catalogue, "series").map((item) => cardOf(catalogue, item, locale)));
  });

  registerEndpoint(app, series.top, ({ account, catalogue, params: { locale } }) => {
    mayRead(account, locale);
    const top = publishedItems(catalogue, "series").filter((item) => catalogue.itemText(item, "en").text.isTop);
    return asList(top.map((item) => cardOf(catalogue, item, locale)));
  });

  registerEndpoint(app, series.bySlug, (call) => {
    const item = seriesFor(call);
    const { text } = call.catalogue.itemText(item, call.params.locale);
    return {
      ...cardOf(call.catalogue, item, call.params.locale),
      about: text.about,
      host: text.host,
      episodes: text.episodes.map((episode) => summaryOf(item.slug, episode)),
    };
  });

  registerEndpoint(app, series.episodes, (call) => {
    const item = seriesFor(call);
    const { text } = call.catalogue.itemText(item, call.params.locale);
    return asList(text.episodes.map((episode) => summaryOf(item.slug, episode)));
  });

  registerEndpoint(app, series.episode, (call): Episode => {
    const item = watchedSeries(call);
    const { text, language } = call.catalogue.itemText(item, call.params.locale);
    const episode = episodeIn(text.episodes, call.params.episodeSlug);
    return {
      ...summaryOf(item.slug, episode),
      series: { slug: item.slug, title: text.title, url: urlOf(item.slug) },
      video: episode.video,
      transcript: episode.transcript,
      next: text.episodes[episode.number]?.slug ?? null,
      language,
    };
  });

  registerEndpoint(app, series.watch, async (call) => {
    const { account, catalogue, db, now, params, writeWithReply } = call;
    const { episodes } = catalogue.itemText(watchedSeries(call), params.locale).text;
    const { id } = episodeIn(episodes, params.episodeSlug);
    const done = await watchedOf(db, account, episodes);
    writeWithReply(watchEpisode(db, account.id, id, now));
    return progressOf(episodes, new Map([[id, now], ...done]));
  });

  registerEndpoint(app, series.progress, async (call) => {
    const { text } = call.catalogue.itemText(seriesFor(call), call.params.locale);
    return progressOf(text.episodes, await watchedOf(call.db, call.account, text.episodes));
  });
}
