import type { InferSelectModel } from "drizzle-orm";
import { type Changes, documentKey } from "../db/changes";
import type { contentUnit } from "../db/schema/content";
import type { SearchSource } from "../search/write-index";
import type { BuiltContent } from "./build";
import type { BuiltCourse } from "./build-course";
import { mediaUrl } from "./build-parts";
import type { CheckedContent } from "./check";
import { digest, documentHash, type FolderHashes, unitPathOf } from "./hash";
import { type ContentSource, pairedCourse, pairedExam } from "./read";
import type { UnitFacts } from "./unit-facts";

/**
 * A course, an exam, or everything else together (its path is empty), as it was last imported. `documents` has the hash
 * of what is stored for each key: `course 7` for the rows of all languages, `course 7 de` for those of one.
 */
export type ContentUnit = InferSelectModel<typeof contentUnit>;

/** The version of the content: it changes only if what is stored does. */
export const versionOf = (units: readonly Pick<ContentUnit, "path" | "hash">[]): string =>
  digest(units.map(({ path, hash }) => `${path} ${hash}`).sort());

type Documents = Record<string, string>;
type Findable = ReadonlyMap<string, SearchSource>;

function courseDocuments({ id, slug, status, position, locales }: BuiltCourse, findable: Findable): Documents {
  const lessons = locales.find(({ locale }) => locale === "en")?.document.lessons ?? [];
  const steps = lessons.map((lesson) => [lesson.id, lesson.number, lesson.steps.map((step) => [step.id, step.type])]);
  const rows: Documents = { [`course ${id}`]: documentHash([slug, status, position, steps]) };
  for (const { locale, summary, document } of locales) {
    const key = documentKey("course", id, locale);
    rows[key] = documentHash([summary, document, findable.get(key)]);
    // Stored with the course; only the search has rows of their own for them.
    for (const lesson of document.lessons) {
      const lessonKey = documentKey("lesson", lesson.id, locale);
      rows[lessonKey] = documentHash([findable.get(lessonKey)]);
    }
  }
  return rows;
}

function examDocuments(
  { id, slug, courseId, status, locales }: BuiltContent["exams"][number],
  findable: Findable,
): Documents {
  const rows: Documents = { [`exam ${id}`]: documentHash([slug, courseId, status]) };
  for (const { locale, ...document } of locales) {
    const key = documentKey("exam", id, locale);
    rows[key] = documentHash([document, findable.get(key)]);
  }
  return rows;
}

function otherDocuments({ categories, items }: BuiltContent, findable: Findable): Documents {
  const rows: Documents = {
    categories: documentHash(categories),
    episodes: documentHash(items.series.flatMap(({ document }) => document.episodes.map(({ id }) => id))),
    "onboarding-steps": documentHash(items.onboarding.map(({ id }) => id)),
  };
  for (const item of Object.values(items).flat()) {
    const key = documentKey(item.kind, item.id, item.locale);
    rows[key] = documentHash([item, findable.get(key)]);
  }
  for (const [key, source] of findable) if (source.kind === "question") rows[key] = documentHash(source);
  return rows;
}

function mediaOf({ locales }: BuiltCourse): string[] {
  const folder = mediaUrl("");
  const files = locales.flatMap(({ summary: { standAlone, stepFiles } }) => [standAlone?.videoUrl, ...stepFiles]);
  const inMedia = files.flatMap((file) => (file?.startsWith(folder) ? file.slice(folder.length) : []));
  return [...new Set(inMedia)].sort();
}

/** Files are named from the folder's own name on: `content/courses/x/course.yaml`. */
const unitOfFile = (file: string): string => unitPathOf(file.replaceAll("\\", "/").replace(/^[^/]*\//, ""));

/** Facts by the unit that their file belongs to. */
function byUnit<T, Fact>(all: Iterable<T>, fileOf: (one: T) => string, factOf: (one: T) => Fact): Map<string, Fact[]> {
  const units = new Map<string, Fact[]>();
  for (const one of all) {
    const path = unitOfFile(fileOf(one));
    const known = units.get(path);
    if (known) known.push(factOf(one));
    else units.set(path, [factOf(one)]);
  }
  return units;
}

/** What later imports need to know of a unit; all that belongs to no folder is read each time. */
function factsOf({ taken, pages, links }: CheckedContent) {
  const addressOnly = ({ address, isDraft }: UnitFacts["pages"][number]) => ({ address, isDraft });
  const [ids, ownPages, ownLinks] = [
    byUnit(
      taken,
      ([, file]) => file,
      (one): UnitFacts["ids"][number] => one,
    ),
    byUnit(pages, ({ file }) => file, addressOnly),
    byUnit(links, ({ source }) => source.file, addressOnly),
  ];
  return (path: string): Pick<UnitFacts, "ids" | "pages" | "links"> =>
    path === ""
      ? { ids: [], pages: [], links: [] }
      : { ids: ids.get(path) ?? [], pages: ownPages.get(path) ?? [], links: ownLinks.get(path) ?? [] };
}

/** The units of content that was read, checked, and built. */
export function unitsOf(
  content: ContentSource,
  built: BuiltContent,
  sources: readonly SearchSource[],
  checked: CheckedContent,
  hashes: FolderHashes,
): ContentUnit[] {
  const findable: Findable = new Map(sources.map((one) => [documentKey(one.kind, one.itemId, one.locale), one]));
  const factsIn = factsOf(checked);
  const unit = (path: string, documents: Documents, partner: string | null, media: string[]): ContentUnit => ({
    path,
    files: path === "" ? "" : hashes.unit(path, media),
    hash: digest(Object.entries(documents).map((entry) => entry.join(" "))),
    documents,
    facts: { ...factsIn(path), partner, media },
  });
  const partners = new Map(
    [...content.courses.map(pairedCourse), ...content.exams.map(pairedExam)].map(({ path, partner }) => [
      path,
      partner,
    ]),
  );
  const partnerOf = (path: string) => partners.get(path) ?? null;
  return [
    ...built.courses.map((course) => {
      const path = `courses/${course.slug}`;
      return unit(path, courseDocuments(course, findable), partnerOf(path), mediaOf(course));
    }),
    ...built.exams.map((exam) => {
      const path = `exams/${exam.slug}`;
      return unit(path, examDocuments(exam, findable), partnerOf(path), []);
    }),
    unit("", otherDocuments(built, findable), null, []),
  ];
}

/**
 * Compares units with those that they replace.
 * @param before null if it is unknown what the tables contain
 */
export function changesOf(before: readonly ContentUnit[] | null, after: readonly ContentUnit[]): Changes {
  const documentsOf = (units: readonly ContentUnit[]) =>
    new Map(units.flatMap(({ documents }) => Object.entries(documents)));
  const [earlier, later] = [documentsOf(before ?? []), documentsOf(after)];
  return {
    isWhole: before === null,
    written: new Set([...later].flatMap(([key, hash]) => (earlier.get(key) === hash ? [] : key))),
    removed: [...earlier].flatMap(([key, hash]) => (later.get(key) === hash ? [] : key)),
  };
}
