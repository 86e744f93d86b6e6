import { and, count, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { output } from "zod/mini";
import type { RatingFilter, RatingNumbers } from "../../../contract/account/ratings";
import { ratingNumbers } from "../../../contract/courses/ratings-shown";
import { isCalled } from "../../account/queries/accounts";
import { type AuditSource, recordAudit } from "../../account/queries/audit";
import { type IdRange, pageBy, pageOf } from "../../account/queries/id-pages";
import { account } from "../../account/schema/accounts";
import type { Database } from "../../db/database";
import { course } from "../../db/schema/content";
import { courseRating } from "../schema";

type Filter = output<typeof RatingFilter>;

/** A rating in the list, with who gave it. */
export interface ListedRating {
  id: number;
  accountId: number;
  email: string;
  name: string;
  courseId: number;
  slug: string;
  stars: number;
  ratedAt: Date;
}

/** The ratings that a filter matches. */
function matching(db: Database, { search, course: courseId, stars }: Filter): SQL | undefined {
  const learners = db.select({ id: account.id }).from(account).where(isCalled(search));
  return and(
    isNull(courseRating.removedAt),
    courseId === undefined ? undefined : eq(courseRating.courseId, courseId),
    stars === undefined ? undefined : eq(courseRating.rating, Number(stars)),
    search === "" ? undefined : inArray(courseRating.accountId, learners),
  );
}

/** The statement for a page of ratings, for a test of its plan. */
export function ratingsStatement(db: Database, filter: Filter, range: IdRange & { limit: number }) {
  const { within, order } = pageBy(courseRating.id, range);
  return db
    .select({
      id: courseRating.id,
      accountId: courseRating.accountId,
      email: account.email,
      name: account.name,
      courseId: courseRating.courseId,
      slug: course.slug,
      stars: courseRating.rating,
      ratedAt: courseRating.ratedAt,
    })
    .from(courseRating)
    .innerJoin(account, eq(account.id, courseRating.accountId))
    .innerJoin(course, eq(course.id, courseRating.courseId))
    .where(and(matching(db, filter), within))
    .orderBy(order)
    .limit(range.limit + 1);
}

/** A page of the ratings that a filter matches, the newest first (R62). */
export async function listRatings(
  db: Database,
  filter: Filter,
  range: IdRange & { limit: number },
): Promise<{ data: ListedRating[]; next: number | null; previous: number | null }> {
  return pageOf(await ratingsStatement(db, filter, range), range.limit, range);
}

/** How many ratings a filter matches. */
export async function countRatings(db: Database, filter: Filter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(courseRating).where(matching(db, filter));
  return row?.total ?? 0;
}

/** A course that has ratings. */
export interface RatedCourse {
  id: number;
  slug: string;
  /** How many gave one star, two, three, four, and five. */
  byStars: number[];
}

const byStarsOf = (rows: readonly { stars: number; total: number }[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.total ?? 0);

/** Every course that has ratings, with how many gave how many stars: one reading of the table, as visitors' pages have it. */
export async function ratedCourses(db: Database): Promise<RatedCourse[]> {
  const counts = await db
    .select({ courseId: courseRating.courseId, stars: courseRating.rating, total: count() })
    .from(courseRating)
    .where(isNull(courseRating.removedAt))
    .groupBy(courseRating.courseId, courseRating.rating);
  const ids = [...new Set(counts.map(({ courseId }) => courseId))];
  if (ids.length === 0) return [];
  const courses = await db.select({ id: course.id, slug: course.slug }).from(course).where(inArray(course.id, ids));
  return courses.map((one) => ({ ...one, byStars: byStarsOf(counts.filter(({ courseId }) => courseId === one.id)) }));
}

/** How one course was rated. */
async function numbersOf(db: Database, courseId: number): Promise<RatingNumbers> {
  const rows = await db
    .select({ stars: courseRating.rating, total: count() })
    .from(courseRating)
    .where(and(isNull(courseRating.removedAt), eq(courseRating.courseId, courseId)))
    .groupBy(courseRating.rating);
  return ratingNumbers(byStarsOf(rows));
}

/** What came of a removal: the learner may have rated again, or it was so already. */
type Removal = { done: RatingNumbers } | { refused: "missing" | "renewed" | "so already" };

/**
 * Removes the rating that was seen, or puts it back as it was (R62). The learner rates in the same row: before, so that
 * another rating is there and nothing is changed, or after, which replaces the removed one.
 */
export async function removeRating(
  tx: Database,
  wanted: { accountId: number; courseId: number; id: number; isRemoved: boolean },
  by: AuditSource,
  now: Date,
): Promise<Removal> {
  const { accountId, courseId, id, isRemoved } = wanted;
  const isOne = and(eq(courseRating.accountId, accountId), eq(courseRating.courseId, courseId));
  const [row] = await tx.select().from(courseRating).where(isOne).for("update");
  if (!row) return { refused: "missing" };
  if (row.id !== id) return { refused: "renewed" };
  if ((row.removedAt !== null) === isRemoved) return { refused: "so already" };
  const before = await numbersOf(tx, courseId);
  await tx
    .update(courseRating)
    .set({ removedAt: isRemoved ? now : null })
    .where(isOne);
  const done = await numbersOf(tx, courseId);
  const given = { rating: row.rating, ratedAt: row.ratedAt.toISOString() };
  // Not rated is 0 (R9).
  const none = { rating: 0 };
  const inAll = ({ count: ratings, average }: RatingNumbers) => ({ ratings, average });
  await recordAudit(
    tx,
    {
      ...by,
      action: isRemoved ? "rating-removed" : "rating-restored",
      target: { kind: "account", id: accountId },
      before: { ...(isRemoved ? given : none), ...inAll(before) },
      after: { course: courseId, ...(isRemoved ? none : given), ...inAll(done) },
    },
    now,
  );
  return { done };
}
