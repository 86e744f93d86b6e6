import { createHash } from "node:crypto";
import type { RatingSummary } from "../../contract/courses/courses";
import { ratingsShownFrom } from "../../contract/courses/ratings-shown";
import { type LastKnown, lastKnown } from "../content/last-known";
import { isAway } from "../db/failures";
import type { Academy } from "../http/academy";
import { ratingSummaries } from "./queries/ratings";

/** How long the ratings are cached, in milliseconds. */
const cacheTtlMs = 60_000;

/** The ratings of all courses that have enough. */
interface RatingsShown {
  /** By course id. */
  of: ReadonlyMap<number, RatingSummary>;
  /** Changes when one of them does. */
  version: string;
}

const noRatings: RatingsShown = { of: new Map(), version: "" };

async function load({ db }: Academy): Promise<RatingsShown> {
  const summaries = await ratingSummaries(db, ratingsShownFrom);
  const inOrder = [...summaries].sort(([a], [b]) => a - b);
  return { of: summaries, version: createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url") };
}

/**
 * The ratings that are shown, read at most once a minute. While the database is away before the first time, no course
 * has any: a page without them is better than none.
 */
export function ratingsShownIn(academy: Academy): LastKnown<RatingsShown> {
  const known = lastKnown(() => load(academy), { ttl: cacheTtlMs, wait: 1000, retryAfter: 1000 });
  const orNone = () =>
    known().catch((thrown: unknown) => {
      if (isAway(thrown)) return noRatings;
      throw thrown;
    });
  return Object.assign(orNone, { fresh: known.fresh });
}
