import { and, count, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database, Write } from "../../db/database";
import { courseRating, promoEnd } from "../schema";

/** An account's rating of a course; 0 without one (R9). */
export async function ratingOf(db: Database, accountId: number, courseId: number): Promise<number> {
  const [row] = await db
    .select({ rating: courseRating.rating })
    .from(courseRating)
    .where(
      and(eq(courseRating.accountId, accountId), eq(courseRating.courseId, courseId), isNull(courseRating.removedAt)),
    );
  return row?.rating ?? 0;
}

/** Rates a course, replacing an earlier rating, also one that was removed; the new one has its own number. */
export const rateCourse = (tx: Database, accountId: number, courseId: number, rating: number, now: Date): Write =>
  tx
    .insert(courseRating)
    .values({ accountId, courseId, rating, ratedAt: now })
    .onConflictDoUpdate({
      target: [courseRating.accountId, courseRating.courseId],
      set: { id: sql`excluded.id`, rating, ratedAt: now, removedAt: null },
    });

/** Average and number of the ratings of each course that has at least as many; the others are missing (R64). */
export async function ratingSummaries(
  db: Database,
  atLeast: number,
): Promise<ReadonlyMap<number, { average: number; count: number }>> {
  const rows = await db
    .select({
      id: courseRating.courseId,
      average: sql<number>`round(avg(${courseRating.rating}), 1)`.mapWith(Number),
      count: count(),
    })
    .from(courseRating)
    .where(isNull(courseRating.removedAt))
    .groupBy(courseRating.courseId)
    .having(gte(count(), atLeast));
  return new Map(rows.map(({ id, ...summary }) => [id, summary]));
}

/** Whether an account has watched the promo video of a course to the end. */
export async function isPromoEnded(db: Database, accountId: number, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ id: promoEnd.courseId })
    .from(promoEnd)
    .where(and(eq(promoEnd.accountId, accountId), eq(promoEnd.courseId, courseId)));
  return rows.length > 0;
}

/** Records that the promo video ended; only the first time counts. */
export const endPromo = (tx: Database, accountId: number, courseId: number, now: Date): Write =>
  tx.insert(promoEnd).values({ accountId, courseId, endedAt: now }).onConflictDoNothing();
