import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { chooseAgain, goOn, sentAnswer } from "./context";
import { quizSetup } from "./setup";

export const checking = quizSetup.createStateConfig({
  description: "The server grades the answer; the browser does not know the key.",
  meta: { screen: "QuizStep", requirements: ["S7.quizNext", "R6", "R18"] },
  tags: ["busy", "asking"],
  invoke: {
    id: "checkAnswer",
    src: "checkAnswer",
    input: ({ context }) => sentAnswer(context),
    onDone: [
      {
        guard: { type: "isRight", params: ({ event }) => event.output },
        target: "right",
        actions: [{ type: "keepChecked", params: ({ event }) => event.output }, "tellLesson", "requestFocus"],
      },
      {
        target: "wrong",
        actions: [{ type: "keepChecked", params: ({ event }) => event.output }, "tellLesson", "requestFocus"],
      },
    ],
    onError: [
      { guard: "isSignedOut", target: "kept", actions: "askToSignIn" },
      {
        guard: "isRefused",
        ...failTo("unsent"),
      },
      failTo("kept"),
    ],
  },
});

export const kept = quizSetup.createStateConfig({
  description: "The answer did not arrive: kept on the device, and checked once the server can be reached.",
  meta: { screen: "QuizStep", requirements: ["R11", "L3", "L4"] },
  tags: ["asking", "kept"],
  after: { resendPause: "checking" },
  on: {
    ...retryOnline("checking"),
    "answer.submit": "checking",
    ...chooseAgain,
  },
});

export const unsent = quizSetup.createStateConfig({
  description:
    "The server rejected the answer: it is still chosen, and can be changed or sent again. The quiz may be another one by now, and can be loaded again.",
  meta: { screen: "QuizStep", requirements: ["R11", "L4"] },
  tags: ["asking", "failed"],
  on: {
    ...chooseAgain,
    "answer.submit": "checking",
    "quiz.reload": { actions: ["requestFocus", "askForStep"] },
  },
});

export const right = quizSetup.createStateConfig({
  description: "Right, with an explanation.",
  meta: { screen: "QuizStep", requirements: ["S4.quiz", "R6"] },
  tags: "answered",
  on: goOn,
});

export const wrong = quizSetup.createStateConfig({
  description: "Wrong, with the right answer and an explanation.",
  meta: { screen: "QuizStep", requirements: ["S4.quiz", "R6"] },
  tags: "answered",
  on: goOn,
});
