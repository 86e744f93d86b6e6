import { type SearchHit, type SearchItem, type SearchKind, search } from "../../../contract/catalogue/search";
import { type Duration, durationBounds } from "../../../contract/courses/courses";
import type { Call } from "../../api/call";
import { inLocale, type Localized, queryOf } from "../../api/query";

interface Asked {
  query: string;
  page?: number;
  limit?: number;
}
interface AskedFully extends Asked {
  app?: "academy" | "webinars" | "glossary";
  categories?: readonly string[];
  duration?: Duration | null;
  /** The preferred one first. */
  languages?: readonly string[];
  type?: "base" | "standAloneLesson" | null;
  /** Only what the learner has started, or only what they have not. */
  started?: boolean | null;
}

/**
 * The slug in a hit's address (R31): its second-to-last segment, because the address ends in a slash and the empty part
 * after it counts as one. An address without the slash is read as if it had one.
 */
export const slugOfHit = (url: string): string => {
  const [path = ""] = url.split(/[?#]/);
  return `${path.replace(/\/+$/, "")}/`.split("/").at(-2) ?? "";
};

/**
 * With the names that other cards use for the same fields (R34); a webinar keeps its own address (section 2), a term is
 * named by its slug.
 */
const fromHit = ({ extra: { lessonCount, timeToFinish, ...extra }, ...hit }: SearchHit) => ({
  ...hit,
  ...extra,
  lessonsCount: lessonCount,
  timing: timeToFinish,
  slug: hit.application === "webinars" ? null : slugOfHit(hit.url),
});

/** With an id that is unique among all kinds. */
const fromItem = ({ id, ...item }: SearchItem) => ({ ...item, id: `${item.kind} ${id}` });

/** The path of an address on any host, with the slash that every page's path ends in (R53). */
const pathOnSite = (url: string): string => `${new URL(url, "https://any.host").pathname.replace(/\/+$/, "")}/`;

/** In the form of the course list: a card of this site, even if another service found it. */
const popularCardOf = ({ speakers, application, url, ...hit }: ReturnType<typeof fromHit>) => ({
  id: hit.id,
  title: hit.title,
  url: application === "academy" ? pathOnSite(url) : url,
  language: hit.language,
  author: speakers[0]?.name ?? "",
  listImage: hit.listImage,
  altListImage: hit.altListImage,
  background: hit.background,
  motif: hit.motif,
  hasExam: hit.hasExam,
  lessonsCount: hit.lessonsCount,
  status: hit.status,
  timing: hit.timing,
});

/** In the form of other lists, without their envelopes (R36). */
export const searchService = (call: Call) => {
  const searchApi = async ({
    locale,
    ...asked
  }: Asked & Localized & { app?: "academy" | "webinars"; category?: string | null }) => {
    const query = queryOf({ ...asked, language: inLocale(locale).locale });
    const { hits, total } = await call(search.api, { query });
    return { data: hits.map(fromHit), total };
  };

  return {
    search: async ({ duration, ...asked }: AskedFully) => {
      const bounds: { min?: number; max?: number } = duration ? durationBounds[duration] : {};
      const query = queryOf({ ...asked, minDuration: bounds.min, maxDuration: bounds.max });
      const { result } = await call(search.search, { query });
      return { data: result.hits.map(fromHit), total: result.total };
    },
    /** Everything of all kinds, or of one, with the number of each. */
    everything: async ({
      kind,
      ...asked
    }: Asked & { languages?: readonly string[]; kind?: SearchKind | null | undefined }) => {
      const { result } = await call(search.everything, { query: queryOf({ ...asked, kind }) });
      return { data: result.hits.map(fromItem), total: result.total, counts: result.counts };
    },
    /** The search API, in one language. */
    searchApi,
    /** What the search API returns for an empty search. */
    loadPopular: async (list: Localized & { page: number; limit: number }) => {
      const { data, total } = await searchApi({ ...list, query: "" });
      return { data: data.map(popularCardOf), total };
    },
  };
};
