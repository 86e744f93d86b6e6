import { courses } from "../../contract/courses/courses";
import { lessons } from "../../contract/courses/lessons";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { lessonScreen } from "./lesson.screen";

export const lessonPage = definePage({
  screen: lessonScreen,
  path: "/academy/courses/seo/lessons/lesson-1/",
  never: { "that is not there": "only the first HTML knows it, and the tests of the first HTML open such a page" },
  // The note below a step has its own machine.
  region: [
    "main:not(:has([data-part='note']))",
    "main:has([data-part='note']) > div > :not([data-part='note'])",
    "main ~ *",
  ],
  calls: {
    loadStructure: lessons.structure,
    loadLesson: lessons.byNumber,
    loadStep: lessons.step,
    completeStep: lessons.completeStep,
    completeAndLeave: lessons.completeStep,
    "quiz: checkAnswer": lessons.quizNext,
    "quiz: retryQuiz": lessons.quizRetry,
    savePosition: {
      call: lessons.savePosition,
      replyFor: (output: object) => ({ ...output, watchedSeconds: 0 }),
    },
  },
  // What to learn next has a machine of its own, and here there is nothing.
  answers: () => [[courses.recommended, pageOf([])]],
  plays: {
    "quiz: recallAnswer": "what waits is kept on the device, and no call is made",
    "player: readRate": "the speed is kept on the device, and no call is made",
    "player: readDisplay": "what was chosen is kept on the device, and no call is made",
    "player: narration: readNarration": "what was chosen is kept on the device, and no call is made",
    "player: narration: findVoice": "the device has the voices, and no call is made",
    "player: narration: speak": "the device speaks, and no call is made",
  },
});
