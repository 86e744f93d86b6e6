import { describe, expect, it } from "vitest";
import type { KeyedQuestion } from "../../exams/rules/questions";
import { allAnswered, currentOutcomes, type Outcomes, quizResult } from "./quiz";

const question = (id: string): KeyedQuestion => ({
  id,
  type: "trueFalse",
  text: id,
  options: [],
  correct: ["true"],
  explanation: "So.",
});
const questions = ["q1", "q2", "q3"].map(question);
const right = { answer: ["true"], right: true };
const wrong = { answer: ["false"], right: false };

it("has a result only once every question is answered", () => {
  expect(quizResult(questions, { q1: right, q2: right }, 70)).toBeNull();
  expect(quizResult(questions, { q1: right, q2: right, q3: wrong }, 70)).toEqual({
    score: 66,
    passed: false,
    right: 2,
    total: 3,
  });
  expect(quizResult(questions, { q1: right, q2: right, q3: right }, 70)).toMatchObject({ score: 100, passed: true });
  expect(quizResult([], {}, 0)).toBeNull();
});

it.each([
  [65, true],
  [66, true],
  [67, false],
])("with a score of 66, and a pass mark of %s, is passed: %s (R7)", (passMark, passed) => {
  expect(quizResult(questions, { q1: right, q2: right, q3: wrong }, passMark)).toMatchObject({ score: 66, passed });
});

it("reveals the key of answered questions only, and of no removed question", () => {
  expect(allAnswered(questions, { q1: wrong, gone: right })).toEqual({
    q1: { answer: ["false"], right: false, correct: ["true"], explanation: "So." },
  });
});

describe("after a correction of the quiz", () => {
  const corrected = questions.map((one) => (one.id === "q1" ? { ...one, correct: ["false"] } : one));
  type Corrected = { isDone?: boolean; passMark?: number; now?: KeyedQuestion[] };
  const current = (stored: Outcomes, { isDone = false, passMark = 70, now = questions }: Corrected = {}) =>
    currentOutcomes(now, stored, passMark, isDone);

  it("answers are graded by the key as it is now", () => {
    expect(current({ q1: right, q2: wrong }, { now: corrected })).toEqual({
      q1: { ...right, right: false },
      q2: wrong,
    });
    const all = { q1: wrong, q2: right, q3: right };
    expect(current(all, { now: corrected, isDone: true }).q1).toEqual({ ...wrong, right: true });
  });

  it("an answer that its question no longer allows is none", () => {
    expect(current({ q1: { answer: ["c"], right: true }, q2: right })).toEqual({ q2: right });
  });

  it.each([
    ["corrected key", { q1: wrong, q2: right, q3: wrong }, { now: corrected, passMark: 60 }, ["q1", "q2"]],
    ["corrected key, all right", { q1: wrong, q2: right, q3: right }, { now: corrected }, ["q1", "q2"]],
    ["lower pass mark", { q1: right, q2: wrong, q3: right }, { passMark: 60 }, ["q1", "q3"]],
    ["removed question", { q1: right, q2: right, q3: wrong }, { now: questions.slice(0, 2) }, ["q1"]],
  ])(
    "an open step that would be passed by a %s has a question left to answer (R7)",
    (_, stored, quiz: Corrected, answered) => {
      expect(Object.keys(current(stored, quiz))).toEqual(answered);
      expect(Object.keys(current(stored, { ...quiz, isDone: true })).length).toBe((quiz.now ?? questions).length);
    },
  );
});
