import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { Course } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import { isEditor } from "../shared/editor";
import type { ConnectionChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failureOf, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";
import { enrolmentMachine } from "./enrolment";
import type { EnrolmentRequested, PartOpened, ProgressSettled } from "./progress-settled";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  course: Course | null;
  failure: Failure | null;
  /** 0 is a visitor; null until the profile is known. */
  learnerId: number | null;
  /** Whether this person is in the course, as the enrollment last reported; null until it is known. */
  settled: ProgressSettled | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ProgressSettled
  | PartOpened
  | EnrolmentRequested
  | { type: "course.retry" };

/**
 * A course's own page: what it teaches, who teaches it, how long it takes, and how to enroll. It tells its parts who
 * is in the course.
 */
export const courseLandingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ProgressSettled,
    tags: {} as "busy" | "failed" | "notFound",
    meta: {} as ScreenMeta,
    children: {} as { enrolment: "enrolment" },
  },
  actors: {
    loadCourse: fromPromise<Course, Input>(notProvided("loadCourse")),
    enrolment: enrolmentMachine,
  },
  actions: {
    tellEnrolment: sendTo("enrolment", (_, event: SessionChanged) => event),
    takePerson: assign((_, { learner }: SessionChanged) => ({ learnerId: learner?.id ?? 0, settled: null })),
    forgetCourse: assign({ course: null }),
    keepSettled: assign((_, settled: ProgressSettled) => ({ settled })),
    // Only if it is known.
    announce: emit(({ context }) => context.settled as ProgressSettled),
  },
  guards: {
    isSamePerson: ({ context }, { learner }: SessionChanged) => context.learnerId === (learner?.id ?? 0),
    isEditor: (_, session: SessionChanged) => isEditor(session),
    isDraftOfOthers: ({ context: { course } }, session: SessionChanged) =>
      course?.status === "draft" && !isEditor(session),
    isNews: ({ context }, { enrolled }: ProgressSettled) => context.settled?.enrolled !== enrolled,
    isSettled: ({ context }) => context.settled !== null,
    isNotFound: refusedAs("not_found", "invalid"),
    ...connectionGuards,
  },
}).createMachine({
  id: "courseLanding",
  description: "Deciding for a course.",
  context: ({ input }) => ({ ...input, course: null, failure: null, learnerId: null, settled: null }),
  invoke: {
    id: "enrolment",
    src: "enrolment",
    input: ({ context: { locale, slug } }) => ({ locale, slug }),
  },
  on: {
    "session.changed": [
      {
        guard: { type: "isSamePerson", params: ({ event }) => event },
        description: "The same person: their known progress stays until the enrollment says otherwise.",
        actions: { type: "tellEnrolment", params: ({ event }) => event },
      },
      {
        description:
          "Somebody else: the known progress is not theirs, and their own is reported even if it is the same.",
        actions: [
          { type: "takePerson", params: ({ event }) => event },
          { type: "tellEnrolment", params: ({ event }) => event },
        ],
      },
    ],
    "progress.settled": {
      guard: { type: "isNews", params: ({ event }) => event },
      actions: [{ type: "keepSettled", params: ({ event }) => event }, "announce"],
    },
    "part.opened": {
      guard: "isSettled",
      description: "It is told what the others know; they receive it once more.",
      actions: "announce",
    },
    "enrolment.requested": {
      description: "A part cannot enroll anybody itself; the enrollment does what its button does.",
      actions: sendTo("enrolment", { type: "course.enrol" }),
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "The course is loading.",
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
      description:
        "Instructor, lessons, timing, and a button that waits for profile and progress. A draft says that it is one.",
      meta: { screen: "CourseLandingPage", requirements: ["S3.course", "S4.landingButton", "R10"] },
      on: {
        "session.changed": {
          guard: { type: "isDraftOfOthers", params: ({ event }) => event },
          target: "notFound",
          description: "The present reader must not see the draft.",
          actions: [
            "forgetCourse",
            { type: "takePerson", params: ({ event }) => event },
            { type: "tellEnrolment", params: ({ event }) => event },
          ],
        },
      },
    },
    notFound: {
      description: "No published course has this address: the not-found page, with search.",
      meta: { screen: "NotFound", requirements: ["S8.course", "R11", "R10"] },
      tags: "notFound",
      on: {
        "session.changed": {
          guard: { type: "isEditor", params: ({ event }) => event },
          target: "loading",
          description:
            "The first HTML is a visitor's. It may be a draft that an editor can see, so it is requested again.",
          actions: [
            { type: "takePerson", params: ({ event }) => event },
            { type: "tellEnrolment", params: ({ event }) => event },
          ],
        },
      },
    },
    failed: {
      description: "The course did not arrive; the reader can try again.",
      meta: { screen: "CourseLandingPage", requirements: ["S8.course", "R11", "R40"] },
      tags: "failed",
      on: {
        "course.retry": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
