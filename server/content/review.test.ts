import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project-root";
import { checkFolder } from "./check-folder";
import { contentPath, copyFixtureContent, edit, lesson1, problems, questions } from "./check-folder.testing";
import { probabilityOfAtLeast } from "./review-answers";
import { linkProblems } from "./review-links";
import { missingDrawings } from "./review-pictures";
import { readingSeconds } from "./review-reading-times";

copyFixtureContent();

/** What only readers would notice, in one file. */
const noticedIn = async (file: string): Promise<string[]> =>
  (await problems({ isReviewed: true })).filter((problem) => problem.startsWith(`content/${file}:`));

it("knows how likely it is that length says nothing about answers", () => {
  expect(probabilityOfAtLeast(0, [0.25, 0.25])).toBe(1);
  expect(probabilityOfAtLeast(2, [0.25, 0.5])).toBe(0.125);
  expect(probabilityOfAtLeast(1, [0.25, 0.5])).toBe(0.625);
});

/** An exam with this many questions whose right answer is the longest, of twelve. */
function poolWith(longest: number): void {
  const question = (index: number) => {
    const right = index < longest ? "the right one, with every detail" : "right";
    const options = [
      `{ id: a, text: "${right}", correct: true }`,
      ...["b", "c", "d"].map((id) => `{ id: ${id}, text: wrong one }`),
    ];
    return `  - { id: q${index}, topic: all, type: single, text: Which?, explanation: Why., options: [${options.join(", ")}] }`;
  };
  const pool = Array.from({ length: 12 }, (_, index) => question(index)).join("\n");
  const head = "title: Open exam\ndescription: For everyone.\ntopics: [{ id: all, title: Everything }]\nquestions:";
  writeFileSync(contentPath("exams/open-exam/en/questions.yaml"), `${head}\n${pool}\n`);
}

it("reports answers that their length gives away, and nothing that chance explains", async () => {
  poolWith(6);
  expect(await noticedIn("exams/open-exam/en/questions.yaml")).toEqual([]);
  poolWith(8);
  expect(await noticedIn("exams/open-exam/en/questions.yaml")).toEqual([
    "content/exams/open-exam/en/questions.yaml:1: the right answer is the longest in 8 of 12 questions with one right answer here, by chance it would be about 3; make wrong answers as long as right ones",
  ]);
});

it("counts words without markup, and characters in Japanese", () => {
  expect(readingSeconds(`${"word ".repeat(219)}**[last](/academy/a/b/)** | --- |`, "en")).toBe(60);
  expect(readingSeconds(`${"字".repeat(550)} ${"word ".repeat(22)}`, "ja")).toBe(66);
});

it.each([
  ["seconds: 60", "seconds: 40", "is 40, but its text takes about 60 to read"],
  ["seconds: 60", "seconds: 80", "is 80, but its text takes about 60 to read"],
])("reports a reading time that is off: %s becomes %s", async (from, to, problem) => {
  edit(lesson1, "## A heading", `## A heading\n\n      ${"word ".repeat(214)}`);
  expect(await noticedIn(lesson1)).toEqual([]);
  edit(lesson1, from, to);
  expect(await noticedIn(lesson1)).toEqual([`content/${lesson1}:15: steps[1].seconds ${problem}`]);
});

it("reports an abbreviation that two courses use and the glossary does not explain", async () => {
  edit(lesson1, "Said in full.", "Said in full about CTR and HTML.");
  expect(await noticedIn(lesson1)).toEqual([]);
  edit("courses/cafe-trade/en/lesson-1.yaml", "description: ", "description: HTML, CTR, ");
  expect(
    [...(await noticedIn("courses/cafe-trade/en/lesson-1.yaml")), ...(await noticedIn(lesson1))].map((problem) =>
      problem.replace(/^.*? /, ""),
    ),
  ).toEqual([
    "description uses CTR, and so does first-steps, but the glossary has it neither as a term nor as a synonym",
  ]);
  edit("glossary/anchor-text.yaml", "[link label]", "[link label, CTR]");
  expect(await noticedIn("courses/cafe-trade/en/lesson-1.yaml")).toEqual([]);
});

it("reports a topic of an exam that leads nowhere", async () => {
  expect(await noticedIn("exams/first-exam/en/questions.yaml")).toEqual([]);
  edit(questions, "title: Checking, lesson: 2", "title: Checking");
  expect(await noticedIn("exams/first-exam/en/questions.yaml")).toEqual([
    "content/exams/first-exam/en/questions.yaml:5: topics[1] leads nowhere after a failed attempt; name a lesson here, or resources for checking in exam.yaml",
  ]);
});

it("reports a language that only a course or only its exam has", async () => {
  expect(await noticedIn("exams/first-exam/exam.yaml")).toEqual([
    "content/exams/first-exam/exam.yaml:1: the exam is missing in de, which the course first-steps has",
  ]);
  for (const locale of ["de", "fr"])
    cpSync(contentPath("exams/first-exam/en"), contentPath(`exams/first-exam/${locale}`), { recursive: true });
  expect(await noticedIn("exams/first-exam/exam.yaml")).toEqual([]);
  expect(await noticedIn("courses/first-steps/course.yaml")).toEqual([
    "content/courses/first-steps/course.yaml:1: the course is missing in fr, which its exam first-exam has",
  ]);
});

const course = "courses/first-steps/course.yaml";
const series = "series/first-series/series.yaml";

it("reports a picture that does not exist, and a drawing that two items have", async () => {
  edit(course, "motif: search", "motif: volcano");
  expect(await noticedIn(course)).toEqual([
    `content/${course}:6: artwork.motif is volcano, of which there is no picture; src/ui/artwork/names.ts has all`,
  ]);
  edit(course, "motif: volcano", "motif: gate");
  expect(await noticedIn(course)).toEqual([]);
  edit(series, "motif: search", "motif: gate");
  expect(await noticedIn(series)).toEqual([
    `content/${series}:6: artwork.motif is gate, which is the drawing of content/${course}`,
  ]);
});

it("names what is published without a drawing of its own, which is no mistake", async () => {
  edit(course, "motif: search", "motif: gate");
  expect(await noticedIn(series)).toEqual([]);
  const missing = missingDrawings(await checkFolder(contentPath()));
  expect(missing).toContain(
    `content/${series}: has no drawing of its own, only the motif search, which others may have`,
  );
  expect(
    missing.filter((one) => one.includes("first-steps") || one.includes("draft") || one.includes("template")),
  ).toEqual([]);
});

it("finds a drawing of its own for everything that the site publishes", async () => {
  expect(missingDrawings(await checkFolder("content"))).toEqual([]);
});

it.each([
  ["#a-heading", []],
  ["#another", ["steps[1].body leads to #another, but no heading of this text has these words"]],
  ["htps://example.org/", ["steps[1].body leads to htps://example.org/, which is shown without a link; use https://"]],
  ["https://example.org/#x", []],
  ["mailto:a@example.org", []],
])("follows links to headings and to other sites: %s", async (target, expected) => {
  edit(lesson1, "## A heading", `## A heading\n\n      [x](${target})`);
  expect((await noticedIn(lesson1)).map((problem) => problem.replace(/^\S+ /, ""))).toEqual(expected);
});

it("reports pictures of other sites, which pages do not show", () => {
  const found = linkProblems("![](https://example.org/a.png) ![a](/academy/media/a.jpg)", new Set());
  expect(found.map(({ problem }) => problem)).toEqual([
    "shows https://example.org/a.png, but pages show no pictures of other sites; put it into media/",
  ]);
});

it("reports a clip of another length, and a poster that is no picture", async () => {
  const clip = join(projectRoot(), "content/media/seo-basics-1.mp4");
  cpSync(clip, contentPath("media/clip.mp4"));
  writeFileSync(contentPath("media/clip.jpg"), "<html>");
  edit(lesson1, "captions: clip.en.vtt", "captions: clip.en.vtt, poster: clip.jpg");
  expect(await noticedIn(lesson1)).toEqual([
    `content/${lesson1}:9: steps[0].seconds is 40, but the clip clip.mp4 takes 52`,
    `content/${lesson1}:10: steps[0].video shows clip.jpg, which is no JPEG picture; export it again`,
  ]);
});

it("reports a published exam whose course is a draft", async () => {
  edit("courses/first-steps/course.yaml", "status: published", "status: draft");
  expect(await noticedIn("exams/first-exam/exam.yaml")).toContain(
    "content/exams/first-exam/exam.yaml:8: status is published, but its course first-steps is a draft: nobody can finish its lessons; make the exam a draft too",
  );
});
