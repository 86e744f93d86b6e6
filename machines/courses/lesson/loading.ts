import { assign } from "xstate";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { turnedAway } from "./context";
import { lessonSetup } from "./setup";

export const waiting = lessonSetup.createStateConfig({
  description: "The profile is not known yet.",
  meta: { screen: "LessonPage", requirements: ["S6.signIn", "R21"] },
  tags: ["pending"],
  always: { guard: "isMissing", target: "notFound" },
});

export const signedOut = lessonSetup.createStateConfig({
  description: "Lessons need an account: sign-in opens and comes back here.",
  meta: { screen: "LessonPage", requirements: ["S6.signIn", "R11"] },
  entry: "askToSignIn",
});

export const loading = lessonSetup.createStateConfig({
  description: "Structure and lesson are loading in parallel.",
  meta: { screen: "LessonPage", requirements: ["S7.structure", "S7.lessons"] },
  tags: "pending",
  type: "parallel",
  states: {
    structure: {
      description: "The course that the lesson is in.",
      initial: "loading",
      states: {
        loading: {
          description: "The steps, and which of them are done.",
          invoke: {
            id: "loadStructure",
            src: "loadStructure",
            input: ({ context: { locale, slug, learnerId } }) => ({ locale, slug, learnerId }),
            onDone: {
              target: "loaded",
              actions: assign({ structure: ({ event }) => event.output }),
            },
            onError: [...turnedAway, { guard: "isNotFound", target: "#lesson.notFound" }, failTo("#lesson.failed")],
          },
        },
        loaded: { description: "The structure is here.", type: "final" },
      },
    },
    lesson: {
      description: "The lesson itself.",
      initial: "loading",
      states: {
        loading: {
          description: "The lesson's own text.",
          invoke: {
            id: "loadLesson",
            src: "loadLesson",
            input: ({ context: { locale, slug, number } }) => ({ locale, slug, number }),
            onDone: { target: "loaded", actions: assign({ lesson: ({ event }) => event.output }) },
            onError: [...turnedAway, { guard: "isNotFound", target: "#lesson.notFound" }, failTo("#lesson.failed")],
          },
        },
        loaded: { description: "The lesson is here.", type: "final" },
      },
    },
  },
  onDone: [{ guard: "exists", target: "opening", actions: "chooseStep" }, { target: "notFound" }],
});

export const notEnrolled = lessonSetup.createStateConfig({
  description: "The learner is not in the lesson's course: the page says so and links to the course.",
  meta: { screen: "LessonPage", requirements: ["R11", "R48"] },
});

export const notFound = lessonSetup.createStateConfig({
  description: "No such course or lesson.",
  meta: { screen: "NotFound", requirements: ["R11", "R29"] },
  tags: "notFound",
});

export const failed = lessonSetup.createStateConfig({
  description: "The lesson did not arrive; the reader can try again.",
  meta: { screen: "LessonPage", requirements: ["R11", "R40"] },
  tags: "failed",
  on: { "lesson.retry": "loading", ...retryOnline("loading") },
});
