import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentPath, copyFixtureContent, problems } from "./check-folder.testing";

/** A mistake is reported once, where it is; its consequences in other files are not. */
describe("a mistake with consequences", () => {
  copyFixtureContent();

  const add = (file: string, line: string) => {
    const path = contentPath(file);
    writeFileSync(path, `${readFileSync(path, "utf8")}${line}\n`);
  };
  const edit = (file: string, from: RegExp, to: string) => {
    const path = contentPath(file);
    const before = readFileSync(path, "utf8");
    expect(before).toMatch(from);
    writeFileSync(path, before.replace(from, to));
  };
  const remove = (path: string) => rmSync(contentPath(path), { recursive: true });
  const course = "content/courses/first-steps";

  it.each<[string, () => void, string[]]>([
    [
      "a wrong status of an exam",
      () => edit("exams/first-exam/exam.yaml", /status: published/, "status: publishd"),
      ["content/exams/first-exam/exam.yaml:8: status must be draft or published"],
    ],
    [
      "a wrong status of a course",
      () => edit("courses/first-steps/course.yaml", /status: published/, "status: publishd"),
      [`${course}/course.yaml:2: status must be draft or published`],
    ],
    [
      "an unknown key in an exam's rules",
      () => add("exams/first-exam/exam.yaml", "nonsense: 1"),
      ["content/exams/first-exam/exam.yaml:18: nonsense is not allowed here"],
    ],
    [
      "a removed course",
      () => remove("courses/first-steps"),
      ["content/exams/first-exam/exam.yaml:2: course names first-steps, which is not a course"],
    ],
    [
      "a course without English",
      () => remove("courses/first-steps/en"),
      [`${course}/en:1: is missing; other languages fall back to English`],
    ],
    [
      "a first lesson that is missing",
      () => remove("courses/first-steps/en/lesson-1.yaml"),
      [`${course}/en/lesson-2.yaml:1: must follow lesson-1.yaml, which is missing`],
    ],
    [
      "a last lesson that is missing",
      () => remove("courses/first-steps/en/lesson-2.yaml"),
      [`${course}/de/course.yaml:1: has 2 lessons next to it, English has 1`],
    ],
    [
      "a translated lesson that is missing",
      () => remove("courses/first-steps/de/lesson-1.yaml"),
      [`${course}/de/lesson-2.yaml:1: must follow lesson-1.yaml, which is missing`],
    ],
    [
      "all lessons missing from a standalone lesson",
      () => remove("courses/stand-alone/en/lesson-1.yaml"),
      ["content/courses/stand-alone/en:1: must have at least lesson-1.yaml"],
    ],
    [
      "a lesson that is not valid YAML",
      () => edit("courses/first-steps/en/lesson-1.yaml", /^title: .*$/m, "title: [unclosed\n: {"),
      [expect.stringMatching(/^content\/courses\/first-steps\/en\/lesson-1\.yaml:\d+: /)],
    ],
    [
      "a translation of an exam without one of its questions",
      () => {
        cpSync(contentPath("exams/first-exam/en"), contentPath("exams/first-exam/de"), { recursive: true });
        edit("exams/first-exam/de/questions.yaml", / {2}- id: q[\s\S]*?(?= {2}- id: q)/, "");
      },
      [expect.stringMatching(/^content\/exams\/first-exam\/de\/questions\.yaml:\d+: questions must be 8 questions/)],
    ],
  ])("%s is reported once", async (_, plant, told) => {
    plant();
    expect(await problems()).toEqual(told);
  });

  it("hides no other mistake", async () => {
    edit("exams/first-exam/exam.yaml", /status: published/, "status: publishd");
    edit("exams/first-exam/en/questions.yaml", /topic: checking/, "topic: guessing");
    expect((await problems()).map((text) => text.replace(/:\d+: .*? is /, " is "))).toEqual([
      "content/exams/first-exam/en/questions.yaml is guessing, which is not among the topics",
      expect.stringContaining("status must be draft or published"),
    ]);
  });
});
