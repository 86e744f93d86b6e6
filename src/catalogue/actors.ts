import { fromPromise } from "xstate";
import type { Category } from "../../contract/primitives";
import type { Filters, ListedCard, Shelf } from "../../machines/catalogue/catalogue/context";
import type { PopularSource } from "../../machines/catalogue/popular-source";
import type { Suggestion } from "../../machines/catalogue/search/context";
import type { FoundPage, Question } from "../../machines/catalogue/search-results";
import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

interface ListPage {
  locale: string;
  page: number;
  limit: number;
}

interface Learned {
  locale: string;
  slug: string | null;
}

interface Asked {
  locale: string;
  shelf: Shelf;
  topic: string | null;
  filters: Filters;
  limit: number;
  page: number;
}

/** One page of a shelf; each kind of item has a separate list in the API. */
async function pageOf(
  get: GetServices,
  { shelf, topic, filters: chosen, ...list }: Asked,
  signal: AbortSignal,
): Promise<{ data: ListedCard[]; total: number }> {
  const filters = topic === null ? chosen : { ...chosen, categories: [topic] };
  switch (shelf) {
    case "webinars": {
      const { data, total } = await (await get("webinars", signal)).loadPage({
        ...list,
        categories: filters.categories,
      });
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
      return (await get("templates", signal)).loadPage({
        ...list,
        title: filters.search,
        categories: filters.categories,
      });
    case "top": {
      const data = await (await get("courses", signal)).loadTopCards(list);
      return { data, total: data.length };
    }
    default:
      return (await get("courses", signal)).loadPage({
        ...list,
        filters,
        type: shelf === "lessons" ? "standAloneLesson" : "base",
      });
  }
}

export const catalogueActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "courses", "loadProgressMap"),
    loadPage: fromPromise(async ({ input, signal }: { input: Asked; signal: AbortSignal }) =>
      pageOf(get, input, signal),
    ),
    loadTopics: fromPromise<Category[], { locale: string; shelf: Shelf }>(
      async ({ input: { locale, shelf }, signal }) => {
        switch (shelf) {
          case "webinars":
            return (await get("webinars", signal)).loadTopics({ locale });
          case "templates":
            return (await get("templates", signal)).loadTopics({ locale });
          default:
            return (await get("courses", signal)).loadTopics({
              locale,
              type: shelf === "lessons" ? "standalone" : "courses",
            });
        }
      },
    ),
  },
});

export const searchActors = (get: GetServices) => ({
  actors: {
    loadSuggestions: fromPromise<
      { data: Suggestion[]; total: number },
      { locale: string; query: string; limit: number }
    >(async ({ input: { locale, ...asked }, signal }) =>
      // Content that is not translated is found in English (R52).
      (await get("search", signal)).everything({ ...asked, languages: [...new Set([locale, "en"])] }),
    ),
  },
});

type AskedInFull = Question & { locale: string; limit: number; page: number };

export const searchResultsActors = (get: GetServices) => ({
  actors: {
    loadHits: fromPromise<FoundPage, AskedInFull>(async ({ input: { locale, words: query, ...asked }, signal }) =>
      // Content that is not translated is found in English (R52).
      (await get("search", signal)).everything({ ...asked, query, languages: [...new Set([locale, "en"])] }),
    ),
  },
});

export const learningNowActors = (get: GetServices) => ({
  actors: callActors(get, "courses", "loadInProgress"),
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
          ? (await get("courses", signal)).loadPopular(list)
          : (await get("search", signal)).loadPopular(list),
    ),
  },
});

/** How many courses are recommended at once. */
const recommendedAtOnce = 3;

export const recommendedActors = (get: GetServices) => ({
  actors: {
    loadRecommended: fromPromise(
      async ({ input: { locale, slug }, signal }: { input: Learned; signal: AbortSignal }) => {
        const courses = await get("courses", signal);
        const cards =
          slug === null
            ? (await courses.loadPage({ locale, page: 1, limit: 2 * recommendedAtOnce })).data
            : await courses.loadRecommended({ locale, slug });
        if (cards.length === 0) return cards;
        // Without an answer, a completed course may be among them.
        const progress = await courses.loadProgressMap({ locale, ids: cards.map(({ id }) => id) }).catch(() => null);
        return cards.filter(({ id }) => progress?.[id]?.progress !== 100).slice(0, recommendedAtOnce);
      },
    ),
  },
});
