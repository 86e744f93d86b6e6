import { describe, expect, it } from "vitest";
import { fromPromise, SimulatedClock } from "xstate";
import type { AnsweredQuestion, QuizResult, QuizStep } from "../../contract/courses/lessons";
import type { CourseProgress } from "../../contract/courses/progress";
import { courseProgress, fakeActor, flush, offline, online, runChild } from "../testing";
import { quizMachine } from "./quiz";
import { firstUnanswered, type KeptAnswer } from "./quiz/context";

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

interface CourseRef {
  locale: string;
  slug: string;
}
interface Asked extends CourseRef {
  learnerId: number;
  stepId: number;
  questionId: string;
  answer: string[];
  key: string;
}

async function quiz(step = quizStep(), kept: KeptAnswer | null = null, clock?: SimulatedClock) {
  const checkAnswer = fakeActor<
    { answered: AnsweredQuestion; result: QuizResult | null; progress: CourseProgress },
    Asked
  >();
  const withdrawn: string[] = [];
  const retryQuiz = fakeActor<QuizStep, CourseRef & { stepId: number; key: string }>();
  const { actor, heard } = runChild(
    quizMachine.provide({
      actors: {
        checkAnswer: checkAnswer.logic,
        retryQuiz: retryQuiz.logic,
        recallAnswer: fromPromise(async () => kept),
      },
      actions: { withdrawAnswer: (_, { key }) => withdrawn.push(key) },
    }),
    { locale: "en", slug: "seo", learnerId: 7, step, seed: "seed" },
    clock,
  );
  await flush();
  return {
    actor,
    heard,
    checkAnswer,
    retryQuiz,
    withdrawn,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "asking" | "answered" | "failed" | "kept") => actor.getSnapshot().hasTag(tag),
    submit: (...answer: string[]) => {
      actor.send({ type: "answer.choose", answer });
      actor.send({ type: "answer.submit" });
    },
  };
}

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

  it("explains a wrong answer and goes on", async () => {
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

describe("an answer that does not arrive", () => {
  it("stays chosen, is kept, and is checked automatically under the same key", async () => {
    const clock = new SimulatedClock();
    const { submit, actor, checkAnswer, state, context, hasTag } = await quiz(quizStep(), null, clock);
    submit("x");
    await checkAnswer.fail("timeout");
    expect(state()).toBe("kept");
    expect([hasTag("kept"), hasTag("failed")]).toEqual([true, false]);
    expect(context()).toMatchObject({ draft: ["x"], failure: { code: "timeout", status: 0 } });
    clock.increment(4000);
    expect(state()).toBe("checking");
    await checkAnswer.fail("network");
    actor.send(offline);
    expect(state()).toBe("kept");
    actor.send(online);
    await checkAnswer.fail("network");
    actor.send({ type: "answer.submit" });
    const [first, ...others] = checkAnswer.inputs();
    expect(others).toEqual([first, first, first]);
    await checkAnswer.answer({ answered: right, result: null, progress });
    expect(state()).toBe("right");
    expect(context()).toMatchObject({ failure: null, key: null });
  });

  it("waits as long as the server asks it to", async () => {
    const clock = new SimulatedClock();
    const { submit, checkAnswer, state } = await quiz(quizStep(), null, clock);
    submit("x");
    await checkAnswer.latest().refuse({ code: "unavailable", status: 503, retryAfter: 20 });
    clock.increment(19_999);
    expect(state()).toBe("kept");
    clock.increment(1);
    expect(state()).toBe("checking");
  });

  it("because the server refuses it is not resent endlessly, and stays chosen", async () => {
    const clock = new SimulatedClock();
    const { submit, actor, checkAnswer, state, context, withdrawn } = await quiz(quizStep(), null, clock);
    submit("x");
    await checkAnswer.fail("invalid");
    clock.increment(60_000);
    expect(state()).toBe("unsent");
    expect(context()).toMatchObject({ draft: ["x"], failure: { code: "invalid" } });
    actor.send({ type: "answer.choose", answer: ["y"] });
    expect(withdrawn).toEqual([checkAnswer.latest().input.key]);
  });

  it("because the session has expired asks to sign in, and is kept until then", async () => {
    const { submit, actor, checkAnswer, state } = await quiz();
    const asked: string[] = [];
    actor.on("signIn.requested", ({ type }) => asked.push(type));
    submit("x");
    await checkAnswer.fail("signed_out", 401);
    expect(state()).toBe("kept");
    expect(asked).toEqual(["signIn.requested"]);
  });

  it("is found again after a reload, and checked under its key", async () => {
    const kept = { questionId: "b", answer: ["z"], key: "before", refusal: null };
    const { checkAnswer, state, context } = await quiz(quizStep(), kept);
    expect(state()).toBe("checking");
    expect(checkAnswer.latest().input).toMatchObject({
      learnerId: 7,
      stepId: 5,
      ...{ questionId: "b", answer: ["z"], key: "before" },
    });
    await checkAnswer.answer({ answered: right, result: null, progress });
    expect(context().step.answered).toMatchObject({ b: right });
  });

  it("is shown with the reason after a reload where the server has refused it", async () => {
    const refusal = { code: "invalid", status: 400 } as const;
    const { state, context, checkAnswer } = await quiz(quizStep(), {
      questionId: "a",
      answer: ["z"],
      key: "k",
      refusal,
    });
    expect(state()).toBe("unsent");
    expect(context()).toMatchObject({ index: 0, draft: ["z"], failure: refusal });
    expect(checkAnswer.calls).toEqual([]);
  });

  it.each([
    ["has arrived meanwhile", quizStep({ a: right }), "a"],
    ["is to a question that is gone", quizStep(), "gone"],
  ])("is left alone where it %s", async (_, step, questionId) => {
    const { state, checkAnswer } = await quiz(step, { questionId, answer: ["z"], key: "k", refusal: null });
    expect(state()).toBe("asking");
    expect(checkAnswer.calls).toEqual([]);
  });

  it("has another key once it is changed", async () => {
    const { submit, actor, checkAnswer, state, context } = await quiz();
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

  it("has another key than the answer before it", async () => {
    const { submit, actor, checkAnswer } = await quiz();
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

  it("starts over at once", async () => {
    const { actor, retryQuiz, state, context, hasTag } = await notPassed();
    actor.send({ type: "quiz.retry" });
    expect(hasTag("busy")).toBe(true);
    await retryQuiz.answer(quizStep());
    expect(state()).toBe("asking");
    expect(context()).toMatchObject({ index: 0, draft: [] });
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
