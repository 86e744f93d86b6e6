import { expect, it } from "vitest";
import type { KeyedQuestion } from "../../exams/rules/questions";
import { allAnswered, quizResult } from "./quiz";

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
