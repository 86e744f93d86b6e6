import type { RatingSummary } from "../../contract/courses/courses";
import { ratingsShownFrom } from "../../contract/courses/ratings-shown";
import { lastKnown } from "../content/last-known";
import { isAway } from "../db/failures";
import type { Academy } from "../http/academy";
import { ratingSummaries } from "./queries/ratings";

/** How long the ratings are cached, in milliseconds. */
const cacheTtlMs = 60_000;

/**
 * The ratings of all courses that have enough, by course id, read at most once a minute. While the database is away
 * before the first time, no course has any: a page without them is better than none.
 */
export function ratingsShownIn(academy: Academy): () => Promise<ReadonlyMap<number, RatingSummary>> {
  const known = lastKnown(() => ratingSummaries(academy.db, ratingsShownFrom), {
    ttl: cacheTtlMs,
    wait: 1000,
    retryAfter: 1000,
  });
  return () =>
    known().catch((thrown: unknown) => {
      if (isAway(thrown)) return new Map<number, RatingSummary>();
      throw thrown;
    });
}
