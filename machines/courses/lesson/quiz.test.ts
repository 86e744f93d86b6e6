import { describe, expect, it } from "vitest";
import type { AnsweredQuestion, QuizStep } from "../../../contract/courses/lessons";
import { courseProgress } from "../../testing";
import { base, reading, structureOf, summary, textStep } from "./lesson.testing";

const quizStep = (id: number): QuizStep => ({
  ...base(id),
  type: "quiz",
  passMark: 70,
  questions: [{ id: "a", type: "trueFalse", text: "?", options: [] }],
  answered: {},
  result: null,
});

describe("a quiz in a lesson", () => {
  const withQuiz = structureOf([summary(1, "quiz"), summary(2)]);
  const answered: AnsweredQuestion = { answer: ["true"], right: true, correct: ["true"], explanation: "" };

  it("reports its progress to the lesson", async () => {
    const { quiz, checkAnswer, context } = await reading(quizStep(10), withQuiz);
    quiz()?.send({ type: "answer.choose", answer: ["true"] });
    quiz()?.send({ type: "answer.submit" });
    const progress = courseProgress({ progress: 50 });
    await checkAnswer.answer({ answered, result: { score: 100, passed: true, right: 1, total: 1 }, progress });
    expect(context().structure?.progress).toEqual(progress);
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(true);
    expect(context().step?.done).toBe(true);
  });

  it("changes nothing of the lesson while it does not know the course's progress", async () => {
    const { actor, context } = await reading(quizStep(10), withQuiz);
    const { structure, step } = context();
    actor.send({ type: "step.progressed", progress: null, done: true });
    expect(context()).toMatchObject({ structure, step });
  });

  it("is loaded again with its lesson if it was changed meanwhile", async () => {
    const { quiz, checkAnswer, state } = await reading(quizStep(10), withQuiz);
    quiz()?.send({ type: "quiz.reload" });
    expect(state()).toMatchObject({ active: { content: "quiz" } });
    quiz()?.send({ type: "answer.choose", answer: ["true"] });
    quiz()?.send({ type: "answer.submit" });
    await checkAnswer.fail("conflict", 409);
    quiz()?.send({ type: "quiz.reload" });
    expect(state()).toMatchObject({ loading: { structure: "loading" } });
  });

  it("is not completed by hand, and may be left unpassed", async () => {
    const { actor, completeStep, context, state } = await reading(quizStep(10), withQuiz);
    actor.send({ type: "step.complete" });
    expect(completeStep.calls).toEqual([]);
    actor.send({ type: "step.continue" });
    expect(state()).toBe("opening");
    expect(context().structure?.lessons[0]?.steps[0]?.done).toBe(false);
  });

  it("knows whether the course is a single lesson, by its address (R27)", async () => {
    const single = { ...withQuiz, course: { ...withQuiz.course, url: "/academy/standalone-courses/seo/" } };
    const opened = await Promise.all([withQuiz, single].map((structure) => reading(quizStep(10), structure)));
    expect(opened.map(({ quiz }) => quiz()?.getSnapshot().context.isStandAlone)).toEqual([undefined, true]);
  });

  it("uses new keys each time it is opened", async () => {
    const { actor, quiz, checkAnswer, loadStep } = await reading(quizStep(10), withQuiz);
    const answer = () => {
      quiz()?.send({ type: "answer.choose", answer: ["true"] });
      quiz()?.send({ type: "answer.submit" });
    };
    answer();
    await checkAnswer.answer({ answered, result: null, progress: courseProgress() });
    actor.send({ type: "step.open", step: 2 });
    await loadStep.answer(textStep(20));
    actor.send({ type: "step.open", step: 1 });
    await loadStep.answer(quizStep(10));
    answer();
    const [first, second] = checkAnswer.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});
