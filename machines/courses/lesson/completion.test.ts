import { describe, expect, it } from "vitest";
import { courseProgress, offline, online } from "../../testing";
import { lessonText, place, reading, textStep, three } from "./lesson.testing";

describe("completing a step", () => {
  it("marks it as done, then continues", async () => {
    const { actor, completeStep, matches, hasTag, context, state } = await reading(textStep(10), three);
    actor.send({ type: "step.complete" });
    expect(hasTag("saving")).toBe(true);
    expect(completeStep.latest().input).toMatchObject({ ...place, stepId: 10 });
    const progress = courseProgress({ progress: 33 });
    await completeStep.answer(progress);
    expect(matches({ active: { completion: "stepCompleted" } })).toBe(true);
    expect(context().step?.done).toBe(true);
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(true);
    expect(context().structure?.progress).toEqual(progress);
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    expect(context().stepNumber).toBe(2);
  });

  it("is part of going on from a text", async () => {
    const { actor, completeStep, context, state } = await reading(textStep(10), three);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress({ progress: 33 }));
    expect(state()).toBe("opening");
    expect(context().stepNumber).toBe(2);
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(true);
  });

  it("sends nothing for a step that is already done", async () => {
    const { actor, completeStep, state } = await reading(textStep(10, true), three);
    actor.send({ type: "step.complete" });
    actor.send({ type: "step.continue" });
    expect(completeStep.calls).toEqual([]);
    expect(state()).toBe("opening");
  });

  it.each(["step.complete", "step.continue"] as const)(
    "keeps both ways to continue after a refused %s",
    async (type) => {
      const { actor, completeStep, matches, context, state } = await reading(textStep(10), three);
      actor.send({ type });
      await completeStep.fail("invalid");
      expect(matches({ active: { completion: "failed" } })).toBe(true);
      expect(context().failure?.code).toBe("invalid");
      expect(context().step?.done).toBe(false);
      actor.send({ type: "step.complete" });
      await completeStep.fail("invalid");
      actor.send({ type: "step.continue" });
      await completeStep.answer(courseProgress({ progress: 33 }));
      expect(state()).toBe("opening");
      expect(new Set(completeStep.inputs().map(({ key }) => key)).size).toBe(1);
    },
  );

  it.each(["step.complete", "step.continue"] as const)(
    "is kept when %s does not arrive, and sent again",
    async (type) => {
      const { actor, completeStep, matches, hasTag, context } = await reading(textStep(10), three);
      actor.send({ type });
      await completeStep.fail("network");
      expect(matches({ active: { completion: "kept" } })).toBe(true);
      expect(hasTag("kept")).toBe(true);
      expect(context().step?.done).toBe(false);
      actor.send(offline);
      expect(matches({ active: { completion: "kept" } })).toBe(true);
      actor.send(online);
      await completeStep.answer(courseProgress({ progress: 33 }));
      expect(matches({ active: { completion: "stepCompleted" } })).toBe(true);
      expect(context()).toMatchObject({ failure: null, step: { done: true } });
      const [first, second] = completeStep.inputs();
      expect(second).toEqual(first);
      expect(first).toMatchObject({ learnerId: 7, stepId: 10 });
    },
  );

  it("that is kept does not hold up the learner; the list is requested again when the network is back", async () => {
    const { actor, completeStep, loadStep, loadStructure, loadLesson, state, matches, context } = await reading(
      textStep(10),
      three,
    );
    actor.send({ type: "step.continue" });
    await completeStep.fail("network");
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    await loadStep.fail("network");
    expect(state()).toBe("stepFailed");
    actor.send(online);
    expect(matches("loading")).toBe(true);
    // The service has delivered it before it asked.
    await loadStructure.answer(three);
    await loadLesson.answer(lessonText);
    expect(state()).toBe("opening");
    expect(context().stepNumber).toBe(2);
  });

  it.each(["step.complete", "step.continue"] as const)("asks to sign in when %s is refused", async (type) => {
    const { actor, completeStep, state, emitted } = await reading(textStep(10), three);
    actor.send({ type });
    await completeStep.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(emitted.at(-1)).toEqual({ type: "signIn.requested" });
  });

  it("uses another key for the next step", async () => {
    const { actor, completeStep, loadStep } = await reading(textStep(10), three);
    actor.send({ type: "step.continue" });
    await completeStep.answer(courseProgress());
    await loadStep.answer(textStep(20));
    actor.send({ type: "step.complete" });
    const [first, second] = completeStep.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});
