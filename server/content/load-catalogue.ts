import { inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { inBatches } from "../db/in-batches";
import * as tables from "../db/schema/content";
import { Catalogue, type CatalogueItem } from "./catalogue";

/** The summaries of courses or exams by language, each with the transaction that has written it. */
type Summaries<T> = Map<number, Map<string, { writtenBy: string; summary: T }>>;

/** The rows that a catalogue was loaded from. */
interface Loaded {
  courses: Summaries<(typeof tables.courseDocument.$inferSelect)["summary"]>;
  exams: Summaries<(typeof tables.examDocument.$inferSelect)["summary"]>;
}

const loadedBy = new WeakMap<Catalogue, Loaded>();

/** Items per statement. */
const batch = 1000;

/** `xmin` is the transaction that has written a row: every row of PostgreSQL has it. */
const writtenBy = sql<string>`xmin::text`;

/** What one row of a table of documents says about its item. */
interface Marked {
  id: number;
  locale: string;
  writtenBy: string;
}

/**
 * Reads the summaries that have changed; the others stay.
 * @param marks reads every row, without its summary
 * @param read reads the rows of these items, or all rows
 */
async function summaries<T>(
  known: Summaries<T>,
  marks: () => PromiseLike<Marked[]>,
  read: (ids: number[] | null) => PromiseLike<(Marked & { summary: T })[]>,
): Promise<Summaries<T>> {
  const all: Summaries<T> = new Map();
  const put = (id: number, locale: string, one: { writtenBy: string; summary: T }) => {
    const locales = all.get(id) ?? new Map();
    locales.set(locale, one);
    all.set(id, locales);
  };
  const changed = new Set<number>();
  if (known.size > 0)
    for (const { id, locale, writtenBy: writer } of await marks()) {
      const before = known.get(id)?.get(locale);
      if (before?.writtenBy === writer) put(id, locale, before);
      else changed.add(id);
    }
  const ids = [...changed];
  const batches = known.size === 0 ? [null] : inBatches(ids, batch);
  for (const some of batches)
    for (const { id, locale, writtenBy: writer, summary } of await read(some))
      put(id, locale, { writtenBy: writer, summary });
  return all;
}

function loadCourseSummaries(db: Database, known: Loaded["courses"]): Promise<Loaded["courses"]> {
  const { courseId: id, locale, summary } = tables.courseDocument;
  const mark = { id, locale, writtenBy };
  return summaries(
    known,
    () => db.select(mark).from(tables.courseDocument),
    (ids) =>
      db
        .select({ ...mark, summary })
        .from(tables.courseDocument)
        .where(ids ? inArray(id, ids) : undefined),
  );
}

function loadExamSummaries(db: Database, known: Loaded["exams"]): Promise<Loaded["exams"]> {
  const { examId: id, locale, summary } = tables.examDocument;
  const mark = { id, locale, writtenBy };
  return summaries(
    known,
    () => db.select(mark).from(tables.examDocument),
    (ids) =>
      db
        .select({ ...mark, summary })
        .from(tables.examDocument)
        .where(ids ? inArray(id, ids) : undefined),
  );
}

/** Merges the rows of one item, one per language, into one entry. */
async function loadItems(db: Database): Promise<CatalogueItem[]> {
  const table = tables.contentItem;
  const items = new Map<string, CatalogueItem>();
  for (const row of await db.select().from(table).orderBy(table.kind, table.position, table.id)) {
    const key = `${row.kind} ${row.id}`;
    const { locale, document, ...rest } = row;
    const item = items.get(key) ?? { ...rest, locales: new Map() };
    item.locales.set(locale, document);
    items.set(key, item);
  }
  return [...items.values()];
}

/**
 * Loads the content of the current version.
 * @param known an earlier version: what has not changed since is taken from it
 */
export async function loadCatalogue(db: Database, version: string, known?: Catalogue | null): Promise<Catalogue> {
  const { category, course, exam } = tables;
  const before = known ? loadedBy.get(known) : undefined;
  const categories = await db.select().from(category).orderBy(category.position);
  const courses = await db.select().from(course).where(isNull(course.withdrawnAt));
  const exams = await db.select().from(exam).where(isNull(exam.withdrawnAt));
  const loaded: Loaded = {
    courses: await loadCourseSummaries(db, before?.courses ?? new Map()),
    exams: await loadExamSummaries(db, before?.exams ?? new Map()),
  };
  const localesOf = <T>(all: Summaries<T>, id: number) =>
    new Map([...(all.get(id) ?? [])].map(([locale, { summary }]) => [locale, summary] as const));
  const catalogue = new Catalogue(
    version,
    categories,
    courses.map((row) => ({ ...row, locales: localesOf(loaded.courses, row.id) })),
    exams.map((row) => ({ ...row, locales: localesOf(loaded.exams, row.id) })),
    await loadItems(db),
  );
  loadedBy.set(catalogue, loaded);
  return catalogue;
}
