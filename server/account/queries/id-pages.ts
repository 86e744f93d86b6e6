import { asc, desc, gt, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The page of a list that ends before an id, or begins after one; without both, the newest page. */
export interface IdRange {
  before?: number | undefined;
  after?: number | undefined;
}

/**
 * The condition and the order of a page by id. It costs the same however far down it is, and entries that are added
 * meanwhile do not move it. One row more than the limit says whether there is another page.
 */
export const pageBy = (column: PgColumn, { before, after }: IdRange): { within: SQL | undefined; order: SQL } => ({
  within: before !== undefined ? lt(column, before) : after !== undefined ? gt(column, after) : undefined,
  order: before === undefined && after !== undefined ? asc(column) : desc(column),
});

/** The rows of a page, newest first, with the ids that the next and the previous page begin from. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[], limit: number, { before, after }: IdRange) {
  const isUpward = before === undefined && after !== undefined;
  const some = rows.slice(0, limit);
  const data = isUpward ? some.reverse() : some;
  const hasMore = rows.length > limit;
  const [first, last] = [data.at(0), data.at(-1)];
  return {
    data,
    next: last && (isUpward || hasMore) ? last.id : null,
    previous: first && (isUpward ? hasMore : before !== undefined) ? first.id : null,
  };
}
