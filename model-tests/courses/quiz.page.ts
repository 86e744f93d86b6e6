import { lessons } from "../../contract/courses/lessons";
import { quizStep } from "../../machines/samples";
import { definePage } from "../shared/define-page";
import { openLesson, stepPath } from "./open-lesson";
import { quizScreen } from "./quiz.screen";

const step = quizStep(2);

export const quizPage = definePage({
  screen: quizScreen,
  path: stepPath(step),
  region: ["[data-step]"],
  calls: { checkAnswer: lessons.quizNext, retryQuiz: lessons.quizRetry },
  plays: { recallAnswer: "what waits is kept on the device, and no call is made" },
  stays: {
    "signIn.requested": "the lesson would end with its page, and the quiz with it",
    "step.outdated": "the lesson would load the quiz again, as another one",
  },
  answers: () => openLesson(step),
});
