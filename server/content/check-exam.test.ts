import { cpSync } from "node:fs";
import { expect, it } from "vitest";
import { contentPath, copyFixtureContent, edit, findsMistakes, problems } from "./check-folder.testing";

copyFixtureContent();

const firstExam = "exams/first-exam/exam.yaml";
const openExam = "exams/open-exam/exam.yaml";

findsMistakes([
  [
    "more questions than there are in the pool",
    "exams/first-exam/exam.yaml",
    "draw: 4",
    "draw: 40",
    "content/exams/first-exam/en/questions.yaml:6: questions must be at least the 40 that an attempt draws, not 8",
  ],
  [
    "an unknown course",
    "exams/open-exam/exam.yaml",
    "draw: 2",
    "draw: 2\ncourse: nowhere",
    "content/exams/open-exam/exam.yaml:3: course names nowhere, which is not a course",
  ],
  [
    "a module of another course",
    firstExam,
    "id: 90192",
    "id: 90193",
    "content/exams/first-exam/exam.yaml:11: modules[1].id is 90193, which is not a module of the course first-steps",
  ],
  [
    "a duplicate module of an exam",
    firstExam,
    "id: 90192",
    "id: 90191",
    "content/exams/first-exam/exam.yaml:11: modules[1].id repeats 90191",
  ],
  [
    "a module with an unknown topic",
    firstExam,
    "topics: [checking]",
    "topics: [checking, guessing]",
    "content/exams/first-exam/exam.yaml:13: modules[1].topics[1] is guessing, which is not a topic of questions.yaml",
  ],
  [
    "more questions than a module has",
    firstExam,
    "draw: 3",
    "draw: 5",
    "content/exams/first-exam/exam.yaml:14: modules[1].draw is 5, but its topics have 4 questions",
  ],
  [
    "resources of an unknown topic",
    openExam,
    "  all:",
    "  some:",
    "content/exams/open-exam/exam.yaml:8: resources.some is not a topic of questions.yaml",
  ],
  [
    "a resource that names two things",
    openExam,
    "{ term: anchor-text }",
    "{ term: anchor-text, template: second-template }",
    "content/exams/open-exam/exam.yaml:10: resources.all[1] must name a course with the number of a lesson, a standalone lesson as course, a term, or a template",
  ],
  [
    "the lesson of a term",
    openExam,
    "{ term: anchor-text }",
    "{ term: anchor-text, lesson: 1 }",
    "content/exams/open-exam/exam.yaml:10: resources.all[1] must name a course with the number of a lesson, a standalone lesson as course, a term, or a template",
  ],
  [
    "a lesson that the course does not have",
    openExam,
    "lesson: 2",
    "lesson: 3",
    "content/exams/open-exam/exam.yaml:11: resources.all[2] leads to /academy/courses/first-steps/lessons/lesson-3/, which does not exist",
  ],
  [
    "a course where a standalone lesson should be",
    openExam,
    "{ course: stand-alone }",
    "{ course: first-steps }",
    "content/exams/open-exam/exam.yaml:12: resources.all[3] leads to /academy/standalone-courses/first-steps/, which does not exist",
  ],
  [
    "a term that does not exist",
    openExam,
    "term: anchor-text",
    "term: nowhere",
    "content/exams/open-exam/exam.yaml:10: resources.all[1] leads to /academy/digital-marketing-glossary/nowhere/, which does not exist",
  ],
  [
    "a template that learners cannot open",
    openExam,
    "template: second-template",
    "template: draft-template",
    "content/exams/open-exam/exam.yaml:9: resources.all[0] leads to /academy/templates/draft-template/, which is a draft: learners cannot open it",
  ],
]);

it("rejects a translated exam with other topics", async () => {
  cpSync(contentPath("exams/first-exam/en"), contentPath("exams/first-exam/de"), { recursive: true });
  expect(await problems()).toEqual([]);
  edit("exams/first-exam/de/questions.yaml", "topic: checking", "topic: watching");
  expect(await problems()).toEqual([
    "content/exams/first-exam/de/questions.yaml:32: questions[4].topic must be checking, as in English",
  ]);
});
