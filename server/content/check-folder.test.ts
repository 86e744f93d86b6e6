import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkFolder } from "./check-folder";
import { contentPath, copyFixtureContent, edit, lesson1, lesson2, problems, questions } from "./check-folder.testing";

copyFixtureContent();

it("finds nothing wrong with the fixtures", async () => {
  expect(await problems()).toEqual([]);
});

it("needs only courses, exams, categories and people", async () => {
  const others = ["series", "webinars", "templates", "glossary", "site", "faq", "template-categories.yaml"];
  for (const entry of [...others, "onboarding.yaml", "event-types.yaml"])
    rmSync(contentPath(entry), { recursive: true });
  // The others have resources that would be gone.
  for (const exam of ["open-exam", "partner-exam", "toolkit-exam"])
    rmSync(contentPath(`exams/${exam}`), { recursive: true });
  expect(await problems()).toEqual([]);
});

it("needs English for whatever exists", async () => {
  rmSync(contentPath("site/en.yaml"));
  rmSync(contentPath("faq/en.yaml"));
  rmSync(contentPath("webinars/past-webinar/en"), { recursive: true });
  expect(await problems()).toEqual([
    "content/faq/en.yaml:1: is missing",
    "content/site/en.yaml:1: is missing",
    "content/webinars/past-webinar/en:1: is missing; other languages fall back to English",
  ]);
});

it("rejects files that do not belong there", async () => {
  const strays = ["courses/first-steps/en/lesson_3.yaml", "series/first-series/notes.md", "site/xx.yaml"];
  const more = ["faq/german.yaml", "glossary/notes.md", "webinars/past-webinar/de/slides.yaml"];
  for (const stray of [...strays, ...more]) writeFileSync(contentPath(stray), "");
  expect(await problems()).toEqual([
    "content/courses/first-steps/en/lesson_3.yaml:1: is neither course.yaml nor lesson-{n}.yaml",
    "content/faq/german.yaml:1: is not {lang}.yaml",
    "content/glossary/notes.md:1: is not {slug}.yaml",
    "content/series/first-series/notes.md:1: is neither a language nor a file that belongs here",
    "content/site/xx.yaml:1: is not {lang}.yaml",
    "content/webinars/past-webinar/de/slides.yaml:1: is not webinar.yaml",
  ]);
});

it("lists all mistakes, in order, and the first in one sentence", async () => {
  edit(lesson1, "seconds: 40", "seconds: -1");
  edit(lesson2, "id: 9010202", "id: none");
  edit(questions, "title: First exam", "titel: First exam");
  expect(await problems()).toEqual([
    "content/courses/first-steps/en/lesson-1.yaml:9: steps[0].seconds must be at least 0",
    "content/courses/first-steps/en/lesson-2.yaml:37: steps[1].id must be a number",
    "content/exams/first-exam/en/questions.yaml:1: title is missing",
    "content/exams/first-exam/en/questions.yaml:1: titel is not allowed here",
  ]);
  await expect(checkFolder(contentPath())).rejects.toThrow(
    /^The content has a mistake: content\/courses.*\(and 3 more\); fix it/,
  );
});

it("reports a file where a folder should be, and vice versa", async () => {
  writeFileSync(contentPath("courses/notes.txt"), "");
  rmSync(contentPath("series"), { recursive: true });
  writeFileSync(contentPath("series"), "");
  rmSync(contentPath("glossary/status-404.yaml"));
  mkdirSync(contentPath("glossary/status-404.yaml"));
  const found = await problems();
  for (const expected of [
    "content/courses/notes.txt:1: is not a folder",
    "content/series:1: is not a folder",
    "content/glossary/status-404.yaml:1: is a folder, not a file",
  ])
    expect(found).toContain(expected);
});
