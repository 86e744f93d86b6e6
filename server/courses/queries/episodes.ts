import { and, eq, inArray } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import { episodeWatched } from "../schema";

/** The episodes that an account has watched, of these, with the first time. */
export async function watchedEpisodes(
  db: Database,
  accountId: number,
  episodes: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ id: episodeWatched.episodeId, at: episodeWatched.watchedAt })
    .from(episodeWatched)
    .where(and(eq(episodeWatched.accountId, accountId), inArray(episodeWatched.episodeId, [...episodes])));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Marks an episode as watched; a watched episode stays unchanged. */
export const watchEpisode = (db: Database, accountId: number, episodeId: number, now: Date): Write =>
  db.insert(episodeWatched).values({ accountId, episodeId, watchedAt: now }).onConflictDoNothing();
