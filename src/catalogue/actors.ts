import { fromPromise } from "xstate";
import type { Filters, ListedCard, Shelf } from "../../machines/catalogue/catalogue";
import type { PopularSource } from "../../machines/catalogue/popular-source";
import type { Suggestion } from "../../machines/catalogue/search";
import type { Hit, Question } from "../../machines/catalogue/search-results";
import type { GetServices } from "../api/services";

interface ListPage {
  locale: string;
  page: number;
  limit: number;
}

interface Asked {
  locale: string;
  shelf: Shelf;
  topic: string | null;
  filters: Filters;
  limit: number;
  page: number;
}

/** One page of a shelf; each kind of thing has a list of its own in the API. */
async function pageOf(
  get: GetServices,
  { shelf, topic, filters: chosen, ...list }: Asked,
  signal: AbortSignal,
): Promise<{ data: ListedCard[]; total: number }> {
  const filters = topic === null ? chosen : { ...chosen, categories: [topic] };
  switch (shelf) {
    case "webinars": {
      const { data, total } = await (await get("webinars")).loadPage(
        { ...list, categories: filters.categories },
        signal,
      );
      return {
        data: data.map(({ previewImage: listImage, altPreviewImage: altListImage, speakers, ...card }) => ({
          ...card,
          listImage,
          altListImage,
          author: speakers[0]?.name ?? "",
        })),
        total,
      };
    }
    case "templates":
      return (await get("templates")).loadPage(
        { ...list, title: filters.search, categories: filters.categories },
        signal,
      );
    case "top": {
      const data = await (await get("courses")).loadTopCards(list.locale);
      return { data, total: data.length };
    }
    default:
      return (await get("courses")).loadPage(
        { ...list, filters, type: shelf === "lessons" ? "standAloneLesson" : "base" },
        signal,
      );
  }
}

export const catalogueActors = (get: GetServices) => ({
  actors: {
    loadPage: fromPromise(async ({ input, signal }: { input: Asked; signal: AbortSignal }) =>
      pageOf(get, input, signal),
    ),
    loadTopics: fromPromise(async ({ input: { locale, shelf } }: { input: { locale: string; shelf: Shelf } }) => {
      switch (shelf) {
        case "webinars":
          return (await get("webinars")).loadTopics(locale);
        case "templates":
          return (await get("templates")).loadTopics(locale);
        default:
          return (await get("courses")).loadTopics(locale, shelf === "lessons" ? "standalone" : "courses");
      }
    }),
    loadProgressMap: fromPromise(async ({ input }: { input: { locale: string } }) =>
      (await get("courses")).loadProgressMap(input.locale),
    ),
  },
});

export const searchActors = (get: GetServices) => ({
  actors: {
    loadSuggestions: fromPromise<
      { data: Suggestion[]; total: number },
      { locale: string; query: string; limit: number }
    >(async ({ input: { locale, ...asked }, signal }) =>
      // What is not translated is found in English (R52).
      (await get("search")).search({ ...asked, languages: [...new Set([locale, "en"])] }, signal),
    ),
  },
});

type AskedInFull = Question & { locale: string; limit: number; page: number };

export const searchResultsActors = (get: GetServices) => ({
  actors: {
    loadHits: fromPromise<{ data: Hit[]; total: number }, AskedInFull>(
      async ({ input: { locale, words: query, ...asked }, signal }) =>
        // What is not translated is found in English (R52).
        (await get("search")).search({ ...asked, query, languages: [...new Set([locale, "en"])] }, signal),
    ),
  },
});

export const learningNowActors = (get: GetServices) => ({
  actors: {
    loadInProgress: fromPromise(
      async ({ input, signal }: { input: ListPage & { completed: boolean }; signal: AbortSignal }) =>
        (await get("courses")).loadInProgress(input, signal),
    ),
  },
});

export const popularActors = (get: GetServices) => ({
  actors: {
    loadPopular: fromPromise(
      async ({
        input: { source, ...list },
        signal,
      }: {
        input: ListPage & { source: PopularSource };
        signal: AbortSignal;
      }) =>
        source === "coursesList"
          ? (await get("courses")).loadPopular(list, signal)
          : (await get("search")).loadPopular(list, signal),
    ),
  },
});
