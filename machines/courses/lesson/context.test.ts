import { describe, expect, it } from "vitest";
import { courseProgress } from "../../testing";
import { isStandAlone, openingStep, withProgress } from "./context";
import { structureOf, summary, three } from "./lesson.testing";

it("is not a standalone lesson before its course is known", () => expect(isStandAlone(null)).toBe(false));

describe("the step that a lesson opens with", () => {
  const steps = [summary(1, "text", true), summary(2), summary(3)];
  it("is the requested one", () => {
    expect(openingStep(structureOf(steps), 1, 3)).toBe(3);
  });

  it("is where the learner resumes, if that is in this lesson", () => {
    expect(openingStep(structureOf(steps, { resume: { lesson: 1, step: 3 } }), 1, null)).toBe(3);
    expect(openingStep(structureOf(steps, { resume: { lesson: 2, step: 1 } }), 1, null)).toBe(2);
  });

  it("is otherwise the first unfinished one", () => {
    expect(openingStep(structureOf(steps), 1, null)).toBe(2);
  });

  it("is the first for a review", () => {
    const done = [1, 2, 3].map((number) => summary(number, "text", true));
    expect(openingStep(structureOf(done), 1, null)).toBe(1);
  });

  it.each([0, -1, 4, 1.5])("falls back when step %s does not exist", (asked) => {
    expect(openingStep(structureOf(steps), 1, asked)).toBe(2);
  });

  it("falls back when the step to resume is gone", () => {
    expect(openingStep(structureOf(steps, { resume: { lesson: 1, step: 9 } }), 1, null)).toBe(2);
  });

  it("is 1 if nothing is known", () => {
    expect(openingStep(null, 1, null)).toBe(1);
  });
});

describe("withProgress", () => {
  it("marks the one step done and takes the server's progress", () => {
    const progress = courseProgress({ progress: 33 });
    const after = withProgress(three, 20, true, progress);
    expect(after.lessons[0]?.steps.map(({ done }) => done)).toEqual([false, true, false]);
    expect(after.progress).toEqual(progress);
  });

  it("never takes back what was done", () => {
    const done = structureOf([summary(1, "quiz", true)]);
    expect(withProgress(done, 10, false, courseProgress()).lessons[0]?.steps[0]?.done).toBe(true);
  });
});
