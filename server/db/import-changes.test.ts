import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { eq, inArray, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Catalogue } from "../content/catalogue";
import { ContentError } from "../content/check-folder";
import { importContent } from "../content/import";
import { loadCatalogue } from "../content/load-catalogue";
import { findDocuments } from "../search/find";
import { loadSearchIndex } from "../search/load-index";
import { searchDocument, searchWord } from "../search/schema";
import type { SearchIndex } from "../search/search-index";
import { databases } from "../testing/databases";
import { loggedDatabase } from "../testing/logged-database";
import { fixtureContent } from "../testing/test-server";
import type { Database, OpenDatabase } from "./database";
import * as tables from "./schema/content";

const now = new Date("2026-11-24T12:00:00Z");

/** What readers see: withdrawn rows are only kept for learners' progress. */
async function rowsIn(db: Database) {
  const { contentVersion, contentUnit, category, courseDocument, examDocument, contentItem } = tables;
  const { course, lesson, step, exam, episode, onboardingStep } = tables;
  const all = [];
  for (const table of [contentUnit, category, courseDocument, examDocument, contentItem, searchDocument, searchWord])
    all.push(await db.select().from(table));
  for (const table of [course, lesson, step, exam, episode, onboardingStep])
    all.push(await db.select().from(table).where(isNull(table.withdrawnAt)));
  const { hash, files } = contentVersion;
  all.push(await db.select({ hash, files }).from(contentVersion));
  return all.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
}

const queries = ["steps", "the", "kafe", "caffe", "analit", "Lehrerin", "wonders", "解析", ""];

function answersOf(index: SearchIndex) {
  const search = { locales: ["de", "en", "es", "ja"], fallback: true, page: 1, limit: 20 } as const;
  return queries.map((words) => findDocuments(index, { ...search, words }));
}

const summariesOf = ({ courses, exams }: Catalogue) => ({ courses, exams });

describe.each(databases)("an import of what has changed, on $name", ({ open }) => {
  let opened: OpenDatabase;
  let other: OpenDatabase;
  let dir: string;
  beforeAll(async () => {
    opened = await open();
    other = await open();
    dir = join(mkdtempSync(join(tmpdir(), "import-changes-")), "content");
  });
  afterAll(async () => {
    rmSync(dirname(dir), { recursive: true });
    await opened.close();
    await other.close();
  });
  const reset = () => {
    rmSync(dirname(dir), { recursive: true });
    cpSync(fixtureContent, dir, { recursive: true });
  };
  beforeEach(async () => {
    reset();
    await importContent(opened.db, dir, now);
  });

  const path = (name: string) => join(dir, name);
  const edit = (file: string, from: RegExp, to: string) => {
    if (existsSync(path(file))) writeFileSync(path(file), readFileSync(path(file), "utf8").replace(from, to));
  };
  const swap = (one: string, two: string) => {
    if (!existsSync(path(one)) || !existsSync(path(two))) return;
    renameSync(path(one), path("between"));
    renameSync(path(two), path(one));
    renameSync(path("between"), path(two));
  };
  const move = (from: string, to: string) => {
    if (existsSync(path(from)) && !existsSync(path(to))) renameSync(path(from), path(to));
  };
  /** Removes it, or takes it back. */
  const toggle = (name: string) => {
    if (existsSync(path(name))) rmSync(path(name), { recursive: true });
    else if (existsSync(dirname(path(name)))) cpSync(join(fixtureContent, name), path(name), { recursive: true });
  };

  const courses = ["first-steps", "cafe-trade", "stand-alone", "not-yet", "analitica-web"];
  const someFile = fc.constantFrom(
    ...courses.flatMap((slug) => [`courses/${slug}/course.yaml`, `courses/${slug}/en/course.yaml`]),
    "courses/first-steps/de/lesson-1.yaml",
    "courses/analitica-web/ja/course.yaml",
    "exams/first-exam/exam.yaml",
    "exams/open-exam/en/questions.yaml",
    "glossary/search-term.yaml",
    "webinars/past-webinar/webinar.yaml",
    "webinars/past-webinar/de/webinar.yaml",
    "people.yaml",
    "categories.yaml",
    "onboarding.yaml",
    "site/de.yaml",
    "faq/en.yaml",
    "series/first-series/series.yaml",
  );
  const someWord = fc.constantFrom("wonders", "steps", "caffè", "campaigns", "分析", "the", "analyses");
  const some = fc.constantFrom;
  /** What may happen to a content folder. Some of it makes mistakes: then nothing may change. */
  const change = fc.oneof(
    fc.tuple(someFile, someWord).map(([file, word]) => ({
      name: `${file} gets the word ${word}`,
      run: () => edit(file, /(title|term|name|caption): (?=\p{L})/u, `$1: ${word} `),
    })),
    someFile.map((file) => ({ name: `a comment in ${file}`, run: () => edit(file, /^/, "# A comment.\n") })),
    someFile.map((file) => ({
      name: `the status in ${file}`,
      run: () => edit(file, /status: (draft|published)/, file.length % 2 ? "status: draft" : "status: published"),
    })),
    some(
      ...courses.map((slug) => `courses/${slug}`),
      "courses/first-steps/de",
      "courses/analitica-web/ja",
      "exams/first-exam",
      "exams/open-exam",
      "glossary/search-term.yaml",
      "webinars/past-webinar",
      "series",
      "onboarding.yaml",
      "site",
      "media/clip.mp4",
      "media/clip.en.vtt",
    ).map((name) => ({ name: `${name} goes or comes back`, run: () => toggle(name) })),
    some(
      ["courses/cafe-trade", "courses/stand-alone"],
      ["exams/partner-exam", "exams/toolkit-exam"],
      ["courses/cafe-trade/en/lesson-1.yaml", "courses/not-yet/en/lesson-1.yaml"],
    ).map(([one = "", two = ""]) => ({ name: `${one} and ${two} change places`, run: () => swap(one, two) })),
    some(
      ["courses/cafe-trade", "courses/trade"],
      ["courses/trade", "courses/cafe-trade"],
      ["exams/first-exam", "exams/last-exam"],
      ["exams/last-exam", "exams/first-exam"],
      ["courses/first-steps", "courses/last-steps"],
      ["courses/last-steps", "courses/first-steps"],
      ["courses/first-steps/en/lesson-1.yaml", "courses/first-steps/en/lesson-3.yaml"],
    ).map(([from = "", to = ""]) => ({ name: `${from} becomes ${to}`, run: () => move(from, to) })),
    some(
      ["courses/cafe-trade/course.yaml", "id: 902", "id: 905"],
      ["courses/cafe-trade/course.yaml", "id: 902", "id: 999"],
      ["courses/cafe-trade/en/lesson-1.yaml", "id: 90201\n", "id: 90101\n"],
      ["courses/cafe-trade/en/lesson-1.yaml", "id: 90201\n", "id: 90209\n"],
      ["courses/cafe-trade/en/lesson-1.yaml", "id: 9020101,", "id: 9020109,"],
      ["courses/cafe-trade/course.yaml", "categories:", "exam: open-exam\ncategories:"],
      ["exams/open-exam/exam.yaml", "draw:", "course: cafe-trade\ndraw:"],
      ["exams/first-exam/exam.yaml", "course: first-steps", "course: last-steps"],
      ["courses/last-steps/course.yaml", "exam: first-exam", "exam: last-exam"],
      ["exams/first-exam/exam.yaml", "course: .*\n", ""],
      ["courses/first-steps/course.yaml", "exam: .*\n", ""],
      ["courses/not-yet/en/course.yaml", "https://example.org/", "/academy/courses/cafe-trade/"],
    ).map(([file = "", from = "", to = ""]) => ({
      name: `${from} becomes ${to} in ${file}`,
      run: () => edit(file, new RegExp(from), to),
    })),
  );

  const problemsOf = async (imported: Promise<unknown>) => {
    try {
      await imported;
      return [];
    } catch (thrown) {
      if (thrown instanceof ContentError) return thrown.problems;
      throw thrown;
    }
  };

  it("leaves what an import of the whole folder writes, after any changes", async () => {
    const changes = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, async (rounds) => {
        reset();
        let catalogue: Catalogue | null = null;
        let index: SearchIndex | null = null;
        for (const round of rounds) {
          for (const { run } of round) run();
          const problems = await problemsOf(importContent(opened.db, dir, now));
          await other.db.delete(tables.contentUnit);
          await other.db.update(tables.contentVersion).set({ hash: "", files: null });
          expect(problems).toEqual(await problemsOf(importContent(other.db, dir, now)));
          if (problems.length > 0) continue;
          expect(await rowsIn(opened.db)).toEqual(await rowsIn(other.db));
          // A process takes what has not changed from the version that it had.
          index = await loadSearchIndex(opened.db, index);
          expect(answersOf(index)).toEqual(answersOf(await loadSearchIndex(other.db)));
          catalogue = await loadCatalogue(opened.db, "", catalogue);
          expect(summariesOf(catalogue)).toEqual(summariesOf(await loadCatalogue(opened.db, "")));
        }
      }),
      { numRuns: Number(process.env.CHANGES_RUNS ?? 5) },
    );
  });

  /** The tables that statements write to. */
  const writtenBy = async (act: (db: Database) => Promise<unknown>): Promise<string[]> => {
    const written = new Set<string>();
    const writing = /^\s*(?:insert into|update|delete from) "?(\w+)/;
    const logQuery = (query: string) => {
      const table = writing.exec(query)?.[1];
      if (table !== undefined) written.add(table);
    };
    await act(loggedDatabase(opened, { logQuery }));
    return [...written].sort();
  };

  it("writes nothing if no file has changed, and only notes files whose content is the same", async () => {
    expect(await writtenBy((db) => importContent(db, dir, now))).toEqual([]);
    const before = await rowsIn(opened.db);
    edit("courses/cafe-trade/course.yaml", /^/, "# A comment.\n");
    const notes = await writtenBy(async (db) => {
      expect(await importContent(db, dir, new Date())).toMatchObject({ changed: false, courses: 0 });
    });
    expect(notes).toEqual(["content_unit", "content_version"]);
    expect((await rowsIn(opened.db)).slice(1, -1)).toEqual(before.slice(1, -1));
    const [version] = await opened.db.select().from(tables.contentVersion);
    expect(version?.importedAt).toEqual(now);
    expect(await writtenBy((db) => importContent(db, dir, now))).toEqual([]);
  });

  it("writes only the rows of what has changed", async () => {
    // The row's version says which transaction has written it.
    const { rows: before } = (await opened.db.execute(
      sql`select course_id, locale, xmin::text from course_document order by 1, 2`,
    )) as unknown as { rows: { course_id: number; locale: string; xmin: string }[] };
    edit("courses/first-steps/de/course.yaml", /title: /, "title: Neue ");
    expect(await importContent(opened.db, dir, now)).toMatchObject({ changed: true, courses: 5, exams: 4 });
    const { rows: after } = (await opened.db.execute(
      sql`select course_id, locale, xmin::text from course_document order by 1, 2`,
    )) as unknown as { rows: typeof before };
    expect(after.filter((row, place) => row.xmin !== before[place]?.xmin)).toMatchObject([
      { course_id: 901, locale: "de" },
    ]);
  });

  it("withdraws a lesson and a step that a course no longer has", async () => {
    edit("courses/cafe-trade/en/lesson-1.yaml", /id: 90201\n/, "id: 90209\n");
    edit("courses/cafe-trade/en/lesson-1.yaml", /id: 9020101,/, "id: 9020109,");
    await importContent(opened.db, dir, now);
    const { lesson, step } = tables;
    const lessons = await opened.db.select().from(lesson).where(eq(lesson.courseId, 902)).orderBy(lesson.id);
    expect(lessons).toMatchObject([
      { id: 90201, withdrawnAt: now },
      { id: 90209, withdrawnAt: null },
    ]);
    const [gone, added] = await opened.db
      .select()
      .from(step)
      .where(inArray(step.id, [9020101, 9020109]))
      .orderBy(step.id);
    expect([gone, added]).toMatchObject([{ withdrawnAt: now }, { lessonId: 90209, withdrawnAt: null }]);
  });

  it("leaves the former version if it breaks off in the middle", async () => {
    const before = await rowsIn(opened.db);
    edit("courses/first-steps/de/course.yaml", /title: /, "title: Neue ");
    for (const where of [/delete from "course_document"/, /insert into search_document/, /insert into "audit"/]) {
      const breaking = loggedDatabase(opened, {
        logQuery: (query) => {
          if (where.test(query)) throw new Error("broken off");
        },
      });
      await expect(importContent(breaking, dir, now)).rejects.toThrow("broken off");
      expect(await rowsIn(opened.db)).toEqual(before);
    }
    expect(await importContent(opened.db, dir, now)).toMatchObject({ changed: true });
  });

  it("leaves one of two folders if both are imported at once", async () => {
    const second = join(dirname(dir), "second", "content");
    cpSync(dir, second, { recursive: true });
    edit("courses/first-steps/de/course.yaml", /title: /, "title: Neue ");
    edit("../second/content/courses/cafe-trade/en/course.yaml", /title: /, "title: New ");
    await Promise.all([importContent(opened.db, dir, now), importContent(opened.db, second, now)]);
    const rows = await rowsIn(opened.db);
    const whole = async (folder: string) => {
      await other.db.delete(tables.contentUnit);
      await other.db.update(tables.contentVersion).set({ hash: "", files: null });
      await importContent(other.db, folder, now);
      return rowsIn(other.db);
    };
    expect([await whole(dir), await whole(second)]).toContainEqual(rows);
  });

  it("writes everything after a process of an earlier version has imported", async () => {
    const before = await rowsIn(opened.db);
    // Which knows neither the units nor the files.
    await opened.db.delete(tables.courseDocument);
    await opened.db.update(tables.contentVersion).set({ hash: "of the files" });
    expect(await importContent(opened.db, dir, now)).toMatchObject({ changed: true });
    expect(await rowsIn(opened.db)).toEqual(before);
  });
});
