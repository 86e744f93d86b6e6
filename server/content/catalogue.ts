import { and, eq } from "drizzle-orm";
import type { ContentLocale } from "../../contract/primitives";
import type { Database } from "../db/database";
import * as tables from "../db/schema/content";
import type { CourseDocument, CourseSummary, ExamDocument, ExamSummary, ItemDocuments, ItemKind } from "./documents";

interface Entry<Summary> {
  id: number;
  slug: string;
  status: "draft" | "published";
  locales: Map<string, Summary>;
}
export type CatalogueCourse = Entry<CourseSummary> & { position: number };
export type CatalogueExam = Entry<ExamSummary> & { courseId: number | null };
/** A series, a webinar, a template …: read-only content. */
export type CatalogueItem<K extends ItemKind = ItemKind> = Entry<ItemDocuments[K]> & { kind: K; position: number };

/** A text in the requested language, otherwise in English; `language` says which (R52). */
export interface Localised<T> {
  text: T;
  language: ContentLocale;
}

/** How many complete courses and exams are cached besides the summaries. */
const maxDocuments = 300;

function localised<T>(entry: Entry<T>, locale: ContentLocale): Localised<T> {
  const asked = entry.locales.get(locale);
  if (asked) return { text: asked, language: locale };
  const english = entry.locales.get("en");
  if (!english) throw new Error(`Entry ${entry.id} has no English text.`);
  return { text: english, language: "en" };
}

/** The content of one version: summaries of everything in memory, complete documents on request. */
export class Catalogue {
  /** By position, drafts included: the access function decides who may see them. */
  readonly courses: readonly CatalogueCourse[];
  readonly exams: readonly CatalogueExam[];
  private readonly documents = new Map<string, CourseDocument | ExamDocument>();
  /** By id and by slug, so that no request scans thousands of entries. */
  private readonly courseByKey: ReadonlyMap<string | number, CatalogueCourse>;
  private readonly examByKey: ReadonlyMap<string | number, CatalogueExam>;
  private readonly courseByStep: ReadonlyMap<number, CatalogueCourse>;
  private readonly courseByLesson: ReadonlyMap<number, CatalogueCourse>;

  constructor(
    readonly version: string,
    private readonly categories: readonly { id: string; titles: Partial<Record<string, string>> }[],
    courses: CatalogueCourse[],
    exams: CatalogueExam[],
    private readonly things: readonly CatalogueItem[] = [],
  ) {
    this.courses = courses.sort((a, b) => a.position - b.position || a.id - b.id);
    this.exams = exams;
    this.courseByKey = new Map<string | number, CatalogueCourse>([
      ...courses.map((one) => [one.id, one] as const),
      ...courses.map((one) => [one.slug, one] as const),
    ]);
    this.examByKey = new Map<string | number, CatalogueExam>([
      ...exams.map((one) => [one.id, one] as const),
      ...exams.map((one) => [one.slug, one] as const),
    ]);
    this.courseByStep = new Map(
      this.courses.flatMap((course) =>
        (course.locales.get("en")?.skeleton ?? []).flat().map((step): [number, CatalogueCourse] => [step, course]),
      ),
    );
    this.courseByLesson = new Map(
      this.courses.flatMap((course) =>
        (course.locales.get("en")?.lessons ?? []).map(({ id }): [number, CatalogueCourse] => [id, course]),
      ),
    );
  }

  course(key: string | number): CatalogueCourse | undefined {
    return this.courseByKey.get(key);
  }

  /** The course that a step belongs to. */
  courseOfStep(stepId: number): CatalogueCourse | undefined {
    return this.courseByStep.get(stepId);
  }

  /** The course that a lesson belongs to. */
  courseOfLesson(lessonId: number): CatalogueCourse | undefined {
    return this.courseByLesson.get(lessonId);
  }

  exam(key: string | number): CatalogueExam | undefined {
    return this.examByKey.get(key);
  }

  /** All of a kind by position, drafts included. */
  items<K extends ItemKind>(kind: K): CatalogueItem<K>[] {
    return this.things.filter((item): item is CatalogueItem<K> => item.kind === kind);
  }

  item<K extends ItemKind>(kind: K, key: string | number): CatalogueItem<K> | undefined {
    return this.items(kind).find(({ id, slug }) => id === key || slug === key);
  }

  itemText<K extends ItemKind>(item: CatalogueItem<K>, locale: ContentLocale): Localised<ItemDocuments[K]> {
    return localised(item, locale);
  }

  courseText(course: CatalogueCourse, locale: ContentLocale): Localised<CourseSummary> {
    return localised(course, locale);
  }

  examText(exam: CatalogueExam, locale: ContentLocale): Localised<ExamSummary> {
    return localised(exam, locale);
  }

  /** All topics, or those with these ids, in order. */
  topics(locale: ContentLocale, ids?: readonly string[]): { id: string; title: string }[] {
    return this.categories
      .filter(({ id }) => ids === undefined || ids.includes(id))
      .map(({ id, titles }) => ({ id, title: titles[locale] ?? titles.en ?? id }));
  }

  /**
   * A course's lessons and steps, keys included. Caches values, not promises: a transaction must not wait for another
   * query.
   */
  async courseDocument(db: Database, course: CatalogueCourse, language: ContentLocale): Promise<CourseDocument> {
    const table = tables.courseDocument;
    return this.remember(`course ${course.id} ${language}`, async () => {
      const [row] = await db
        .select({ document: table.document })
        .from(table)
        .where(and(eq(table.courseId, course.id), eq(table.locale, language)));
      return row?.document;
    });
  }

  /** An exam's pool of questions, keys included. */
  async examDocument(db: Database, exam: CatalogueExam, language: ContentLocale): Promise<ExamDocument> {
    const table = tables.examDocument;
    return this.remember(`exam ${exam.id} ${language}`, async () => {
      const [row] = await db
        .select({ document: table.document })
        .from(table)
        .where(and(eq(table.examId, exam.id), eq(table.locale, language)));
      return row?.document;
    });
  }

  private async remember<T extends CourseDocument | ExamDocument>(
    key: string,
    load: () => Promise<T | undefined>,
  ): Promise<T> {
    const kept = this.documents.get(key);
    if (kept) return kept as T;
    const loaded = await load();
    if (!loaded) throw new Error(`The content changed while "${key}" was being read.`);
    this.documents.set(key, loaded);
    const [oldest] = this.documents.keys();
    if (this.documents.size > maxDocuments && oldest !== undefined) this.documents.delete(oldest);
    return loaded;
  }
}
