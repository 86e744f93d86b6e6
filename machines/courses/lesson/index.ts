import { notPlayed } from "../player/context";
import { courseCompleted, lessonCompleted } from "./ending";
import { failed, loading, notEnrolled, notFound, signedOut, waiting } from "./loading";
import { advancing, opening, stepFailed } from "./opening";
import { lessonSetup } from "./setup";
import { active } from "./step";

/** Going through a lesson, step by step; the server knows the learner's position, so any device continues from it. */
export const lessonMachine = lessonSetup.createMachine({
  id: "lesson",
  description: "One lesson with its steps.",
  context: ({ input: { locale, slug, number, step, outline = null, isMissing } }) => ({
    locale,
    slug,
    number,
    stepNumber: step,
    outline,
    ...(isMissing && { isMissing }),
    structure: null,
    lesson: null,
    step: null,
    played: notPlayed,
    failure: null,
    learnerId: 0,
    seed: "",
    done: 0,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: "isMissing", target: ".notFound" },
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: { type: "takeSession", params: ({ event }) => event },
      },
      { target: ".signedOut" },
    ],
  },
  states: {
    waiting,
    signedOut,
    loading,
    opening,
    active,
    stepFailed,
    advancing,
    lessonCompleted,
    courseCompleted,
    notEnrolled,
    notFound,
    failed,
  },
});
