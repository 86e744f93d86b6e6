import { defineTestModel } from "statechart-testing/model/test-model";
import type { AnsweredQuestion, QuizResult, QuizStep } from "../../contract/courses/lessons";
import type { Failure } from "../../contract/errors";
import { quizMachine } from "../../machines/courses/quiz";
import type { KeptAnswer } from "../../machines/courses/quiz/context";
import { machines } from "../../machines/index";
import { quizStep } from "../../machines/samples";
import { courseProgress } from "../../machines/testing";
import { broken, network, offline, refused, signedOut } from "../shared/cases";

const answered = (right: boolean): AnsweredQuestion => ({
  answer: [right ? "true" : "false"],
  right,
  correct: ["true"],
  explanation: "Google indexes the smartphone version of pages. Content that should be found has to be present there.",
});
const resultOf = (passed: boolean): QuizResult => ({
  score: passed ? 100 : 0,
  passed,
  right: passed ? 1 : 0,
  total: 1,
});

/** The server's reply to an answer; only the last one decides whether the quiz is passed. */
const checked =
  (right: boolean) =>
  ({ step, index }: { step: QuizStep; index: number }) => ({
    answered: answered(right),
    result: index + 1 === step.questions.length ? resultOf(right) : null,
    progress: courseProgress({ progress: right ? 100 : 50 }),
  });

/** The answer to the first question in the device's storage. */
const keptFor = ({ questions }: QuizStep, refusal: Failure | null): KeptAnswer => ({
  questionId: questions[0]?.id ?? "",
  answer: ["true"],
  key: "kept",
  refusal,
});

export const quizModel = defineTestModel({
  machine: quizMachine,
  inputs: machines.quiz.inputs,
  events: { "connection.changed": network, "answer.choose": { nothing: { answer: [] }, true: { answer: ["true"] } } },
  outcomes: {
    recallAnswer: {
      none: { output: null },
      broken,
      kept: { output: ({ step }) => keptFor(step, null) },
      taken: { output: ({ step }) => keptFor(step, { code: "invalid", status: 400 }) },
      foreign: { output: { questionId: "of another quiz", answer: ["true"], key: "kept", refusal: null } },
    },
    checkAnswer: { right: { output: checked(true) }, wrong: { output: checked(false) }, refused, signedOut, offline },
    retryQuiz: { again: { output: ({ step }) => quizStep(step.questions.length) }, offline },
  },
  project: ({ step, draft }) => [Object.keys(step.answered).length, step.result?.passed, draft.length > 0],
  words: {
    start: { "": "Open a quiz of two questions in a lesson." },
    events: { "answer.choose": { nothing: "No answer is chosen." } },
    outcomes: {
      recallAnswer: {
        none: "This device keeps no answer to this quiz.",
        broken: "The browser's storage cannot be read.",
        kept: "This device keeps an answer to the first question, “True”, which was not sent yet.",
        taken: "This device keeps an answer to the first question, “True”, which the server has refused.",
        foreign: "This device keeps an answer to another quiz.",
      },
      checkAnswer: { asks: "check your answer", right: "it is right", wrong: "it is not right" },
      retryQuiz: { asks: "start the quiz again", again: "all questions are open again" },
    },
  },
});
