import { assign, fromPromise, sendTo, setup } from "xstate";
import type { Course } from "../../contract/courses";
import type { Failure } from "../../contract/errors";
import { failureOf, refusedAs } from "../failure";
import { notProvided } from "../not-provided";
import type { ConnectionChanged, ScreenMeta, SessionChanged } from "../shared";
import { enrolmentMachine } from "./enrolment";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  course: Course | null;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | { type: "course.retry" };

/** A course's own page: what it teaches, by whom, how long, and the way in. */
export const courseLandingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "notFound",
    meta: {} as ScreenMeta,
    children: {} as { enrolment: "enrolment" },
  },
  actors: {
    loadCourse: fromPromise<Course, Input>(notProvided("loadCourse")),
    enrolment: enrolmentMachine,
  },
  guards: {
    isNotFound: refusedAs("not_found", "invalid"),
    isOnline: ({ event }) => event.type === "connection.changed" && event.online,
  },
}).createMachine({
  id: "courseLanding",
  description: "Deciding for a course.",
  context: ({ input }) => ({ ...input, course: null, failure: null }),
  invoke: {
    id: "enrolment",
    src: "enrolment",
    input: ({ context: { locale, slug } }) => ({ locale, slug }),
  },
  on: { "session.changed": { actions: sendTo("enrolment", ({ event }) => event) } },
  initial: "loading",
  states: {
    loading: {
      description: "The course is on its way.",
      meta: { screen: "CourseLandingPage", requirements: ["S7.course"] },
      tags: "busy",
      invoke: {
        id: "loadCourse",
        src: "loadCourse",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
        onDone: { target: "shown", actions: assign({ course: ({ event }) => event.output, failure: null }) },
        onError: [
          { guard: "isNotFound", target: "notFound", actions: assign({ failure: ({ event }) => failureOf(event) }) },
          { target: "failed", actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    shown: {
      description: "Instructor, lessons, timing, and a button that waits for profile and progress.",
      meta: { screen: "CourseLandingPage", requirements: ["S3.course", "S4.landingButton"] },
    },
    notFound: {
      description: "No published course has this address: the not-found page, with search.",
      meta: { screen: "NotFound", requirements: ["S8.course", "R11"] },
      tags: "notFound",
    },
    failed: {
      description: "The course did not arrive; asking again is one press away.",
      meta: { screen: "CourseLandingPage", requirements: ["S8.course", "R11", "R40"] },
      tags: "failed",
      on: {
        "course.retry": "loading",
        "connection.changed": { guard: "isOnline", target: "loading" },
      },
    },
  },
});
