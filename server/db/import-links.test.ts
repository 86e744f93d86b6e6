import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentError } from "../content/check-folder";
import { importContent, lastImport } from "../content/import";
import { databases } from "../testing/databases";
import { fixtureContent } from "../testing/test-server";
import type { OpenDatabase } from "./database";

const now = new Date("2026-03-01T10:00:00.000Z");

describe.each(databases)("an import of what has changed on $name", ({ open }) => {
  let opened: OpenDatabase;
  let dir: string;
  beforeEach(async () => {
    opened = await open();
    dir = join(mkdtempSync(join(tmpdir(), "import-links-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    await importContent(opened.db, dir, now);
  });
  afterEach(async () => {
    rmSync(dirname(dir), { recursive: true });
    await opened.close();
  });

  const problems = async () => {
    try {
      await importContent(opened.db, dir, now);
      return [];
    } catch (thrown) {
      if (thrown instanceof ContentError) return thrown.problems;
      throw thrown;
    }
  };
  const deadEnd = (message: string) => [
    { file: "content/exams/open-exam/exam.yaml", line: 12, message: `resources.all[3] ${message}` },
  ];

  it("is refused if what is gone, or a draft now, is where a file leads that has not changed", async () => {
    const before = await lastImport(opened.db);
    const course = join(dir, "courses/stand-alone");
    const rules = readFileSync(join(course, "course.yaml"), "utf8");
    writeFileSync(join(course, "course.yaml"), rules.replace("status: published", "status: draft"));
    expect(await problems()).toEqual(
      deadEnd("leads to /academy/standalone-courses/stand-alone/, which is a draft: learners cannot open it"),
    );
    rmSync(course, { recursive: true });
    expect(await problems()).toEqual(
      deadEnd("leads to /academy/standalone-courses/stand-alone/, which does not exist"),
    );
    expect(await lastImport(opened.db)).toEqual(before);
  });

  it("finds the pages of files that have not changed", async () => {
    const text = join(dir, "courses/cafe-trade/en/course.yaml");
    const lead = (address: string) =>
      writeFileSync(text, readFileSync(text, "utf8").replace(/^about: .*$/ms, `about: "[there](${address})"\n`));
    lead("/academy/courses/first-steps/lessons/lesson-2/");
    expect(await problems()).toEqual([]);
    lead("/academy/courses/first-steps/lessons/lesson-3/");
    expect(await problems()).toMatchObject([{ file: "content/courses/cafe-trade/en/course.yaml" }]);
  });
});
