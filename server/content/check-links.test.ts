import { expect, it } from "vitest";
import { copyFixtureContent, edit, findsMistakes, lesson1, problems } from "./check-folder.testing";
import { ownTargets } from "./links";

copyFixtureContent();

const about = "courses/first-steps/en/course.yaml";

it("reads the links of the site in a text, whatever their form", () => {
  const text =
    "[a](/academy/faq/#x) ![b](/academy/media/c.mp4)\n\n[d][e] `[f](/no/)` [g](https://h.example) [i](#j)\n\n[e]: /k/";
  expect(ownTargets(text)).toEqual(["/academy/faq/#x", "/academy/media/c.mp4", "/k/"]);
});

it.each([
  "/academy/",
  "/academy/faq/#exam-retake",
  "/academy/search/?search=title",
  "/academy/courses/first-steps/lessons/lesson-2/?step=1",
  "/academy/certification/first-exam/modules/90191/",
  "/academy/series/first-series/",
  "/academy/templates/first-template",
  "/academy/files/first-steps/sheet.csv",
  "/academy/files/templates/first-template/plan.csv",
  "/academy/media/clip.mp4",
])("follows %s", async (address) => {
  edit(about, "https://example.org/", address);
  expect(await problems()).toEqual([]);
});

findsMistakes([
  [
    "a link to a page that does not exist",
    about,
    "https://example.org/",
    "/academy/courses/nowhere/",
    "content/courses/first-steps/en/course.yaml:6: about leads to /academy/courses/nowhere/, which does not exist",
  ],
  [
    "a link that is relative to the page",
    about,
    "https://example.org/",
    "lesson-2",
    "content/courses/first-steps/en/course.yaml:6: about leads to lesson-2, which does not exist",
  ],
  [
    "a link to a file that does not exist",
    about,
    "https://example.org/",
    "/academy/files/first-steps/nothing.csv",
    "content/courses/first-steps/en/course.yaml:6: about leads to /academy/files/first-steps/nothing.csv, which does not exist",
  ],
  [
    "a link from a published lesson to a draft",
    lesson1,
    "Said in full.",
    "'[there](/academy/courses/not-yet/)'",
    "content/courses/first-steps/en/lesson-1.yaml:11: steps[0].transcript leads to /academy/courses/not-yet/, which is a draft: learners cannot open it",
  ],
  [
    "a link of the onboarding",
    "onboarding.yaml",
    "/academy/templates/first-template/",
    "/academy/templates/last-template/",
    "content/onboarding.yaml:21: [2].link.url leads to /academy/templates/last-template/, which does not exist",
  ],
]);

it("lets a draft lead to another draft", async () => {
  edit("courses/not-yet/en/course.yaml", "https://example.org/", "/academy/templates/draft-template/");
  expect(await problems()).toEqual([]);
});

it("reports links together with other mistakes, except those that may be why a page is missing", async () => {
  edit(about, "https://example.org/", "/academy/courses/nowhere/");
  edit(lesson1, "Said in full.", "'[a](/academy/series/first-series/first-episode/)'");
  edit("series/first-series/series.yaml", "status: published", "status: publishd");
  edit("exams/first-exam/exam.yaml", "status: published", "status: publishd");
  expect((await problems()).map((problem) => problem.replace(/^content\/(.*?):.*? /, "$1 "))).toEqual([
    "courses/first-steps/en/course.yaml about leads to /academy/courses/nowhere/, which does not exist",
    "exams/first-exam/exam.yaml status must be draft or published",
    "series/first-series/series.yaml status must be draft or published",
  ]);
});
