import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * What an import writes, by keys: `course 7` for a course's rows of all languages, `course 7 de` for those of one, a
 * word like `categories` for a whole table.
 */
export interface Changes {
  /** Whether the tables may contain anything: then all rows are replaced. */
  isWhole: boolean;
  /** To write, in place of what is there. */
  written: ReadonlySet<string>;
  /** To remove, or to replace. */
  removed: readonly string[];
}

/** The key of a document: a row with all that is stored of an item in one language. */
export const documentKey = (kind: string, id: number, locale: string): string => `${kind} ${id} ${locale}`;

/** Whether what has this key is written. */
export const isWritten = ({ isWhole, written }: Changes, key: string): boolean => isWhole || written.has(key);

const parsed = (key: string) => {
  const [kind = "", id, locale] = key.split(" ");
  return { kind, id: Number(id), locale };
};

/** The condition for the rows, by id, that have the items of a kind that are removed; none if all rows are. */
export function removedItems({ isWhole, removed }: Changes, kind: string, id: PgColumn): SQL | undefined {
  if (isWhole) return undefined;
  const keys = removed.map(parsed).filter((key) => key.kind === kind && key.locale === undefined);
  return inArray(
    id,
    keys.map((key) => key.id),
  );
}

/**
 * The condition for the documents that are removed; none if all rows are.
 * @param kind the only kind that the table has, or the column that has it
 */
export function removedDocuments(
  { isWhole, removed }: Changes,
  kind: string | PgColumn,
  id: PgColumn,
  locale: PgColumn,
): SQL | undefined {
  if (isWhole) return undefined;
  const keys = removed.map(parsed).filter((key) => key.locale !== undefined);
  const some = typeof kind === "string" ? keys.filter((key) => key.kind === kind) : keys;
  return sql`(${typeof kind === "string" ? sql`${kind}::text` : kind}, ${id}, ${locale}) in (
    select kind, id, locale
    from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as key (kind text, id integer, locale text))`;
}
