import { lastKnown } from "../content/last-known";
import { learnersPerCourse } from "../courses/queries/enrolments";
import { isAway } from "../db/failures";
import type { Academy } from "../http/academy";

/** How long somebody counts who has enrolled, in days (R65). */
const countedForDays = 90;
/** How long the number of learners is cached, in milliseconds: popularity may lag by a minute. */
const countsCacheTtlMs = 60_000;

/** The learners of the last 90 days by course id; courses without any are missing. */
export type Popularity = ReadonlyMap<number, number>;

/**
 * Counts the learners of the last 90 days per course, at most once a minute (R65). While the database is away before the
 * first count, no course has any: a list in the editors' order is better than none.
 */
export function popularityIn(academy: Academy): () => Promise<Popularity> {
  const since = () => new Date(academy.now().getTime() - countedForDays * 86_400_000);
  const counted = lastKnown(() => learnersPerCourse(academy.db, since()), {
    ttl: countsCacheTtlMs,
    wait: 1000,
    retryAfter: 1000,
  });
  return () =>
    counted().catch((thrown: unknown) => {
      if (isAway(thrown)) return new Map<number, number>();
      throw thrown;
    });
}
