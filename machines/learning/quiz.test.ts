import { describe, expect, it } from "vitest";
import type { AnsweredQuestion, QuizResult, QuizStep } from "../../contract/lessons";
import type { CourseProgress } from "../../contract/progress";
import { courseProgress, fakeActor, runChild } from "../testing";
import { firstUnanswered, quizMachine } from "./quiz";

const right: AnsweredQuestion = { answer: ["x"], right: true, correct: ["x"], explanation: "because" };
const wrong: AnsweredQuestion = { ...right, answer: ["y"], right: false };
const question = (id: string) => ({ id, type: "single" as const, text: id, options: [] });
const quizStep = (answered: QuizStep["answered"] = {}, overrides: Partial<QuizStep> = {}): QuizStep => ({
  id: 5,
  number: 1,
  title: "Quiz",
  seconds: 60,
  done: false,
  type: "quiz",
  passMark: 70,
  questions: ["a", "b"].map(question),
  answered,
  result: null,
  ...overrides,
});
const score = (passed: boolean): QuizResult => ({ score: passed ? 100 : 50, passed, right: passed ? 2 : 1, total: 2 });
const progress = courseProgress({ progress: 25 });

interface Place {
  locale: string;
  slug: string;
}
interface Asked extends Place {
  stepId: number;
  questionId: string;
  answer: string[];
  key: string;
}

function quiz(step = quizStep()) {
  const checkAnswer = fakeActor<
    { answered: AnsweredQuestion; result: QuizResult | null; progress: CourseProgress },
    Asked
  >();
  const retryQuiz = fakeActor<QuizStep, Place & { stepId: number; key: string }>();
  const { actor, heard } = runChild(
    quizMachine.provide({ actors: { checkAnswer: checkAnswer.logic, retryQuiz: retryQuiz.logic } }),
    { locale: "en", slug: "seo", step, seed: "seed" },
  );
  return {
    actor,
    heard,
    checkAnswer,
    retryQuiz,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "asking" | "answered" | "failed") => actor.getSnapshot().hasTag(tag),
    submit: (...answer: string[]) => {
      actor.send({ type: "answer.choose", answer });
      actor.send({ type: "answer.submit" });
    },
  };
}

describe("firstUnanswered", () => {
  it("finds the first question without an answer, and the end after the last", () => {
    expect(firstUnanswered(quizStep())).toBe(0);
    expect(firstUnanswered(quizStep({ a: right }))).toBe(1);
    expect(firstUnanswered(quizStep({ b: right }))).toBe(0);
    expect(firstUnanswered(quizStep({ a: right, b: wrong }))).toBe(2);
  });
});

describe("a quiz", () => {
  it("goes from the first question to a passed step, and tells the lesson", async () => {
    const { submit, actor, checkAnswer, state, heard, context } = quiz();
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

  it("explains a wrong answer and goes on", async () => {
    const { submit, actor, checkAnswer, state, context, hasTag } = quiz();
    submit("y");
    await checkAnswer.answer({ answered: wrong, result: null, progress });
    expect(state()).toBe("wrong");
    expect(hasTag("answered")).toBe(true);
    expect(context().step.answered.a?.explanation).toBe("because");
    actor.send({ type: "question.next" });
    expect(state()).toBe("asking");
  });

  it.each([[[]], [[""]], [["  "]]])("does not send an empty answer: %j", (answer) => {
    const { submit, state, checkAnswer } = quiz();
    submit(...answer);
    expect(state()).toBe("asking");
    expect(checkAnswer.calls).toEqual([]);
  });

  it("takes one answer at a time", () => {
    const { submit, checkAnswer, hasTag } = quiz();
    submit("x");
    submit("y");
    expect(hasTag("busy")).toBe(true);
    expect(checkAnswer.inputs().map(({ answer }) => answer)).toEqual([["x"]]);
  });

  it("goes on where it was left", () => {
    const { context, state } = quiz(quizStep({ a: wrong }));
    expect(state()).toBe("asking");
    expect(context().index).toBe(1);
  });

  it.each([
    [true, "passed"],
    [false, "notPassed"],
  ])("opens with its result when every question is answered (passed: %s)", (passed, expected) => {
    const { state } = quiz(quizStep({ a: right, b: passed ? right : wrong }, { result: score(passed) }));
    expect(state()).toEqual({ completed: expected });
  });
});

describe("an answer that does not arrive", () => {
  it("stays chosen and is sent again under the same key", async () => {
    const { submit, actor, checkAnswer, state, context, hasTag } = quiz();
    submit("x");
    await checkAnswer.fail("timeout");
    expect(state()).toBe("unsent");
    expect(hasTag("failed")).toBe(true);
    expect(context()).toMatchObject({ draft: ["x"], failure: { code: "timeout", status: 0 } });
    actor.send({ type: "answer.submit" });
    const [first, second] = checkAnswer.inputs();
    expect(second).toEqual(first);
    await checkAnswer.answer({ answered: right, result: null, progress });
    expect(state()).toBe("right");
    expect(context().failure).toBeNull();
  });

  it("bears another key once it is changed", async () => {
    const { submit, actor, checkAnswer, state, context } = quiz();
    submit("x");
    await checkAnswer.fail("network");
    actor.send({ type: "answer.choose", answer: ["y"] });
    expect(state()).toBe("asking");
    expect(context().failure).toBeNull();
    actor.send({ type: "answer.submit" });
    const [first, second] = checkAnswer.inputs();
    expect(second?.answer).toEqual(["y"]);
    expect(second?.key).not.toBe(first?.key);
  });

  it("bears another key than the answer before it", async () => {
    const { submit, actor, checkAnswer } = quiz();
    submit("x");
    await checkAnswer.answer({ answered: right, result: null, progress });
    actor.send({ type: "question.next" });
    submit("x");
    const [first, second] = checkAnswer.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("trying again", () => {
  const notPassed = () => quiz(quizStep({ a: right, b: wrong }, { result: score(false) }));

  it("starts anew at once", async () => {
    const { actor, retryQuiz, state, context, hasTag } = notPassed();
    actor.send({ type: "quiz.retry" });
    expect(hasTag("busy")).toBe(true);
    await retryQuiz.answer(quizStep());
    expect(state()).toBe("asking");
    expect(context()).toMatchObject({ index: 0, draft: [] });
  });

  it("is open after a pass too; the step stays done", async () => {
    const { actor, retryQuiz, checkAnswer, submit, heard } = quiz(
      quizStep({ a: right, b: right }, { result: score(true), done: true }),
    );
    actor.send({ type: "quiz.retry" });
    await retryQuiz.answer(quizStep({}, { done: true }));
    submit("y");
    await checkAnswer.answer({ answered: wrong, result: null, progress });
    expect(heard.at(-1)).toMatchObject({ done: true });
  });

  it("keeps the result after a failure and asks again under the same key", async () => {
    const { actor, retryQuiz, state, context } = notPassed();
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

  it("bears another key the second time", async () => {
    const { actor, retryQuiz } = notPassed();
    actor.send({ type: "quiz.retry" });
    await retryQuiz.answer(quizStep({ a: wrong, b: wrong }, { result: score(false) }));
    actor.send({ type: "quiz.retry" });
    const [first, second] = retryQuiz.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});
