import { describe, expect, it } from "vitest";
import { firstUnanswered } from "./context";
import { progress, quiz, quizStep, right, score, wrong } from "./quiz.testing";

describe("firstUnanswered", () => {
  it("finds the first question without an answer, and the end after the last", async () => {
    expect(firstUnanswered(quizStep())).toBe(0);
    expect(firstUnanswered(quizStep({ a: right }))).toBe(1);
    expect(firstUnanswered(quizStep({ b: right }))).toBe(0);
    expect(firstUnanswered(quizStep({ a: right, b: wrong }))).toBe(2);
  });
});

describe("a quiz", () => {
  it("goes from the first question to a passed step, and tells the lesson", async () => {
    const { submit, actor, checkAnswer, state, heard, context } = await quiz();
    submit("x");
    expect(checkAnswer.latest().input).toMatchObject({ stepId: 5, questionId: "a", answer: ["x"] });
    await checkAnswer.answer({ answered: right, result: null, progress });
    expect(state()).toBe("right");
    expect(context().step.answered.a).toEqual(right);
    expect(heard).toEqual([{ type: "step.progressed", progress, done: false }]);
    actor.send({ type: "question.next" });
    expect(state()).toBe("asking");
    expect(context()).toMatchObject({ index: 1, draft: [] });
    submit("x");
    await checkAnswer.answer({ answered: right, result: score(true), progress });
    expect(heard.at(-1)).toEqual({ type: "step.progressed", progress, done: true });
    actor.send({ type: "question.next" });
    expect(state()).toEqual({ completed: "passed" });
  });

  it("explains a wrong answer and continues", async () => {
    const { submit, actor, checkAnswer, state, context, hasTag } = await quiz();
    submit("y");
    await checkAnswer.answer({ answered: wrong, result: null, progress });
    expect(state()).toBe("wrong");
    expect(hasTag("answered")).toBe(true);
    expect(context().step.answered.a?.explanation).toBe("because");
    actor.send({ type: "question.next" });
    expect(state()).toBe("asking");
  });

  it.each([[[]], [[""]], [["  "]]])("does not send an empty answer: %j", async (answer) => {
    const { submit, state, checkAnswer } = await quiz();
    submit(...answer);
    expect(state()).toBe("asking");
    expect(checkAnswer.calls).toEqual([]);
  });

  it("takes one answer at a time", async () => {
    const { submit, checkAnswer, hasTag } = await quiz();
    submit("x");
    submit("y");
    expect(hasTag("busy")).toBe(true);
    expect(checkAnswer.inputs().map(({ answer }) => answer)).toEqual([["x"]]);
  });

  it("continues where it was left", async () => {
    const { context, state } = await quiz(quizStep({ a: wrong }));
    expect(state()).toBe("asking");
    expect(context().index).toBe(1);
  });

  it.each([
    [true, "passed"],
    [false, "notPassed"],
  ])("opens with its result when every question is answered (passed: %s)", async (passed, expected) => {
    const { state } = await quiz(quizStep({ a: right, b: passed ? right : wrong }, { result: score(passed) }));
    expect(state()).toEqual({ completed: expected });
  });
});
