import { describe, expect, it } from "vitest";
import { courseProgress } from "../../testing";
import { reading, structureOf, summary, textStep } from "./lesson.testing";

describe("the end of a lesson", () => {
  const last = structureOf([summary(1)], { progress: 50 });

  it("says so, and leads to the next lesson", async () => {
    const { actor, completeStep, state, emitted } = await reading(textStep(10), last);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 50 }));
    expect(state()).toBe("lessonCompleted");
    expect(emitted.at(-1)).toEqual({ type: "focus.requested", part: "lesson" });
    actor.send({ type: "lesson.continue" });
    expect(emitted.at(-1)).toEqual({
      type: "navigation.requested",
      href: "/academy/courses/seo/lessons/lesson-2/",
    });
  });

  it("is the course's end when everything is done; there may be a next lesson to review", async () => {
    const { actor, completeStep, state, emitted } = await reading(textStep(10), last);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 100 }));
    expect(state()).toBe("courseCompleted");
    expect(emitted.at(-1)).toEqual({ type: "focus.requested", part: "lesson" });
    actor.send({ type: "lesson.continue" });
    expect(emitted.at(-1)?.type).toBe("navigation.requested");
  });

  it("leads nowhere after the last lesson, and back to any step", async () => {
    const { actor, completeStep, state, emitted } = await reading(textStep(99), last, { number: 2 });
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 50 }));
    actor.send({ type: "lesson.continue" });
    expect(emitted.some(({ type }) => type === "navigation.requested")).toBe(false);
    actor.send({ type: "step.open", step: 7 });
    expect(state()).toBe("lessonCompleted");
    actor.send({ type: "step.open", step: 1 });
    expect(state()).toBe("opening");
  });

  it("leads back to any step from the course's end", async () => {
    const { actor, completeStep, state } = await reading(textStep(10), last);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 100 }));
    actor.send({ type: "step.open", step: 1 });
    expect(state()).toBe("opening");
  });
});
