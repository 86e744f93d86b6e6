import { sendTo } from "xstate";
import type { QuizStep } from "../../../contract/courses/lessons";
import { isStandAlone } from "./context";
import { lessonSetup } from "./setup";
import { video } from "./video";

export const content = lessonSetup.createStateConfig({
  description: "The step's content; a quiz and a clip's player are separate machines.",
  initial: "deciding",
  states: {
    deciding: {
      description: "By the step's type.",
      always: [{ guard: "isVideo", target: "video" }, { guard: "isQuiz", target: "quiz" }, { target: "reading" }],
    },
    reading: {
      description: "A text or a download: done with the button, or by going on (R7).",
      meta: { screen: "TextStep", requirements: ["R7", "L13"] },
    },
    video,
    quiz: {
      description: "Questions: done by passing (R7).",
      meta: { screen: "QuizStep", requirements: ["R7", "L13"] },
      invoke: {
        id: "quiz",
        src: "quiz",
        input: ({ context: { locale, slug, structure, step, learnerId, seed, done } }) => ({
          locale,
          slug,
          learnerId,
          seed: `${seed}.${done}`,
          step: step as QuizStep,
          ...(isStandAlone(structure) && { isStandAlone: true }),
        }),
      },
      on: { "connection.changed": { actions: sendTo("quiz", ({ event }) => event) } },
    },
  },
});
