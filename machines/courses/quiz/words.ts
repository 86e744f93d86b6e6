import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { quizMachine } from "./index";

export const quizWords = wordsFor<typeof quizMachine>()({
  events: {
    ...shared.connectionChanged,
    "answer.choose": "the learner chooses or writes an answer",
    "answer.submit": "the learner presses Check!",
    "question.next": "the learner goes to the next question",
    "quiz.reload": "the learner loads the quiz again",
    "quiz.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    hasAnswer: "something is chosen or written",
    isOver: "every question is answered",
    hasPassed: "enough answers are right",
    isRight: "the answer is right",
    isSignedOut: shared.sessionWords.isSignedOut,
    isRefused: "the server rejects it",
    isOpen: "an answer on this device was never delivered",
    isOpenAndRefused: "the server has rejected the answer on this device",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    requestFocus: "move the reader to what is new",
    keepDraft: "keep what is chosen",
    keepChecked: "keep the result",
    nameCommand: "make sure that the answer counts only once",
    takeKept: "take over the answer from this device",
    chooseAgain: "keep what is chosen now",
    withdrawAnswer: "stop sending the earlier answer",
    goToNext: "show the next question",
    startAnew: "start over with the first question",
    tellLesson: "tell the lesson",
    askForStep: "ask the lesson for the quiz as it is now",
  },
  delays: { resendPause: "the pause before sending again" },
  actors: {
    recallAnswer: { doing: "looking for an unsent answer", done: "the search for an unsent answer is done" },
    checkAnswer: { doing: "checking the answer", done: "the answer is checked" },
    retryQuiz: { doing: "starting the quiz over", done: "the quiz starts over" },
  },
});
