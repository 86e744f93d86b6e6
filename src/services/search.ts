import { type Duration, durationBounds } from "../../contract/courses";
import { type SearchHit, search } from "../../contract/search";
import type { Call } from "./call";
import { inLocale, queryOf, withSignal } from "./query";

interface Asked {
  query: string;
  app?: "academy" | "webinars";
  page?: number;
  limit?: number;
}
interface AskedFully extends Asked {
  categories?: readonly string[];
  duration?: Duration | null;
  /** The preferred one first. */
  languages?: readonly string[];
  type?: "base" | "standAloneLesson" | null;
  /** Only what the learner has started, or only what not. */
  started?: boolean | null;
}

/**
 * The slug in a hit's address (R31): its second-to-last segment, as the address ends in a slash and what follows that
 * slash counts as one. An address without the slash is read as if it had it.
 */
export const slugOfHit = (url: string): string => {
  const [path = ""] = url.split(/[?#]/);
  return `${path.replace(/\/+$/, "")}/`.split("/").at(-2) ?? "";
};

/** Under the names that other cards have for the same things (R34); a webinar keeps its own address (section 2). */
const fromHit = ({ extra: { lessonCount, timeToFinish, ...extra }, ...hit }: SearchHit) => ({
  ...hit,
  ...extra,
  lessonsCount: lessonCount,
  timing: timeToFinish,
  slug: hit.application === "academy" ? slugOfHit(hit.url) : null,
});

/** Both answer as other lists do, their envelopes taken off (R36). */
export const searchService = (call: Call) => ({
  search: async ({ duration, ...asked }: AskedFully, signal?: AbortSignal) => {
    const bounds: { min?: number; max?: number } = duration ? durationBounds[duration] : {};
    const query = queryOf({ ...asked, minDuration: bounds.min, maxDuration: bounds.max });
    const { result } = await call(search.search, { query }, withSignal(signal));
    return { data: result.hits.map(fromHit), total: result.total };
  },
  /** The search API, in one language. */
  searchApi: async (
    { locale, ...asked }: Asked & { locale: string; category?: string | null },
    signal?: AbortSignal,
  ) => {
    const query = queryOf({ ...asked, language: inLocale(locale).locale });
    const { hits, total } = await call(search.api, { query }, withSignal(signal));
    return { data: hits.map(fromHit), total };
  },
});
