// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { examMachine } from "../../machines/exams/exam";
import { attempt, progress, exam as sample } from "../../machines/exams/exam.testing";
import { Crumbs } from "../../src/components/Crumbs";
import { LessonPage } from "../../src/courses/lesson/LessonPage";
import { MyLearningPage } from "../../src/courses/my-learning/MyLearningPage";
import { examTaken } from "../../src/exams/exam/exam-taken";
import { openPage } from "../drivers/page";
import { examScreen } from "../exams/exam.screen";
import { stubActor, stubInState } from "./stub-actors";

/** The visible breadcrumb labels of a page (specification, section 2). */
async function wayOn(view: ReactElement): Promise<(string | null)[]> {
  const page = await openPage(view);
  const nav = screen.getByRole("navigation", { name: "You are here" });
  const labels = within(nav)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  page.close();
  return labels;
}

describe("the breadcrumb", () => {
  // Whether other tests have loaded it or not.
  beforeAll(async () => {
    examTaken.prepare();
    await vi.waitUntil(() => examTaken.component(), { timeout: 20_000 });
  });

  it("starts at the Main Page", async () => {
    expect(await wayOn(<Crumbs items={[{ label: "Here", href: "/academy/here/" }]} />)).toEqual(["Main Page", "Here"]);
  });

  it("of My learning ends at Learning", async () => {
    const actor = stubActor({ context: {}, children: {}, hasTag: () => false, matches: () => false });
    expect(await wayOn(<MyLearningPage actor={actor as never} />)).toEqual(["Main Page", "Learning"]);
  });

  it("of an exam that has not started ends at Starting Exam", async () => {
    const actor = createActor(examMachine, { input: { locale: "en", slug: "seo-basics" } as never });
    expect(await wayOn(examScreen.render(actor as never))).toEqual(["Main Page", "Certification", "Starting Exam"]);
  });

  it.each([
    ["Starting Exam", []],
    ["Exam", ["attemptShown"]],
    ["Exam Failed", ["finished", "failed"]],
    ["Exam Passed", ["finished", "passed"]],
  ])("of an exam has its name before %s", async (last, is) => {
    const answering = { attempt: attempt(), answers: {}, index: 0, queue: [], refused: [], secondsLeft: 60 };
    const context = { exam: sample, slug: "seo", progress: progress(), failure: null, ...answering };
    const known = stubInState({ context, is: is.flatMap((one) => [one, { stage: one }]) });
    const view = examScreen.render(known as never);
    expect(await wayOn(view)).toEqual(["Main Page", "Certification", sample.title, last]);
  });

  it("of a lesson never shows a raw slug while its course is not known", async () => {
    const context = { slug: "utm-tags-done-right", number: 2, lesson: null, outline: null, structure: null };
    const actor = stubInState({ context, is: ["pending"] });
    expect(await wayOn(<LessonPage actor={actor as never} />)).toEqual(["Main Page", "Courses", "Lesson 2"]);
  });
});
