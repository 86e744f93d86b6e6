import { describe, expect, it } from "vitest";
import { progress, quiz, quizStep, right, score, wrong } from "./quiz.testing";

describe("trying again", () => {
  const notPassed = () => quiz(quizStep({ a: right, b: wrong }, { result: score(false) }));

  it("starts over at once", async () => {
    const { actor, retryQuiz, state, context, hasTag } = await notPassed();
    actor.send({ type: "quiz.retry" });
    expect(hasTag("busy")).toBe(true);
    await retryQuiz.answer(quizStep());
    expect(state()).toBe("asking");
    expect(context()).toMatchObject({ index: 0, draft: [] });
  });

  it("says that the lesson is a single one, and nothing for all others", async () => {
    for (const isStandAlone of [true, undefined]) {
      const failed = quizStep({ a: right, b: wrong }, { result: score(false) });
      const { actor, retryQuiz } = await quiz(failed, null, undefined, isStandAlone ? { isStandAlone } : {});
      actor.send({ type: "quiz.retry" });
      expect(retryQuiz.inputs().map((input) => input?.isStandAlone)).toEqual([isStandAlone]);
    }
  });

  it("is open after a pass too; the step stays done", async () => {
    const { actor, retryQuiz, checkAnswer, submit, heard } = await quiz(
      quizStep({ a: right, b: right }, { result: score(true), done: true }),
    );
    actor.send({ type: "quiz.retry" });
    await retryQuiz.answer(quizStep({}, { done: true }));
    submit("y");
    await checkAnswer.answer({ answered: wrong, result: null, progress });
    expect(heard.at(-1)).toMatchObject({ done: true });
  });

  it("keeps the result after a failure and asks again under the same key", async () => {
    const { actor, retryQuiz, state, context } = await notPassed();
    actor.send({ type: "quiz.retry" });
    await retryQuiz.fail("network");
    expect(state()).toBe("retryFailed");
    expect(context().step.result).toEqual(score(false));
    expect(context().failure?.code).toBe("network");
    actor.send({ type: "quiz.retry" });
    const [first, second] = retryQuiz.inputs();
    expect(second?.key).toBe(first?.key);
    await retryQuiz.answer(quizStep());
    expect(state()).toBe("asking");
  });

  it("has another key the second time", async () => {
    const { actor, retryQuiz } = await notPassed();
    actor.send({ type: "quiz.retry" });
    await retryQuiz.answer(quizStep({ a: wrong, b: wrong }, { result: score(false) }));
    actor.send({ type: "quiz.retry" });
    const [first, second] = retryQuiz.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});
