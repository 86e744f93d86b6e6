import { assign, emit, fromPromise, setup } from "xstate";
import type { CourseProgress } from "../../contract/courses/progress";
import type { Failure } from "../../contract/errors";
import {
  commandKey,
  type NoticeAnnounced,
  type ScreenMeta,
  type SessionChanged,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";
import { tellParent } from "../shared/tell-parent";
import type { ProgressSettled } from "./progress-settled";

interface Input {
  locale: string;
  slug: string;
}
interface Context extends Input {
  progress: CourseProgress | null;
  failure: Failure | null;
  seed: string;
  /** Commands answered so far; part of the next one's idempotency key. */
  done: number;
}
type Event =
  | SessionChanged
  | { type: "course.enrol" }
  | { type: "course.leave" }
  | { type: "removal.confirm" }
  | { type: "removal.cancel" }
  | { type: "enrolment.retry" };
interface Command extends Input {
  key: string;
}

/** Entering and leaving a course. A visitor who wants to enrol signs in first and comes back enrolled. */
export const enrolmentMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced | SignInRequested,
    tags: {} as "pending" | "busy" | "failed" | "enrolled",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** The learner's progress, and whether enrolling was asked for before signing in (told once). */
    checkEnrolment: fromPromise<{ progress: CourseProgress; intended: boolean }, Input>(notProvided("checkEnrolment")),
    enrol: fromPromise<CourseProgress, Command>(notProvided("enrol")),
    /** Fetches a CSRF token, then leaves the course. */
    removeEnrolment: fromPromise<CourseProgress, Command>(notProvided("removeEnrolment")),
  },
  actions: {
    rememberIntent: (_, _intent: Input) => notProvided("rememberIntent")(),
    takeSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
    keepProgress: assign(({ context }, progress: CourseProgress) => ({
      progress,
      failure: null,
      done: context.done + 1,
    })),
    keepFailure: keepFailure(),
    forget: assign({ progress: null, failure: null }),
    clearFailure: assign({ failure: null }),
    // The page's button changes, and nothing else says it.
    announceEnrolled: emit({ type: "notice.announced", text: "enrolled" }),
    announceLeft: emit({ type: "notice.announced", text: "courseLeft", inPlace: true }),
    askToSignIn: emit({ type: "signIn.requested" }),
    tellPage: tellParent<ProgressSettled>()((_, enrolled: boolean | null) => ({ type: "progress.settled", enrolled })),
  },
  guards: {
    ...sessionGuards,
    isIntended: (_, found: { progress: CourseProgress; intended: boolean }) =>
      found.intended && !found.progress.enrolled,
    isEnrolled: (_, progress: CourseProgress) => progress.enrolled,
  },
}).createMachine({
  id: "enrolment",
  description: "Whether the learner takes this course.",
  context: ({ input }) => ({ ...input, progress: null, failure: null, seed: "", done: 0 }),
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".checking",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: "forget" },
    ],
  },
  states: {
    unknown: {
      description: "Nobody has said who is here; the button keeps its place.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
      tags: "pending",
    },
    signedOut: {
      description: "A visitor: enrolling asks to sign in, remembers the wish, and comes back.",
      meta: { screen: "EnrolmentPanel", requirements: ["S6.signIn", "R37"] },
      entry: { type: "tellPage", params: false },
      on: {
        "course.enrol": {
          actions: [
            { type: "rememberIntent", params: ({ context: { locale, slug } }) => ({ locale, slug }) },
            "askToSignIn",
          ],
        },
      },
    },
    checking: {
      description: "Asking whether the learner is enrolled; the button is busy.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.landingButton"] },
      tags: "pending",
      invoke: {
        id: "checkEnrolment",
        src: "checkEnrolment",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
        onDone: [
          { guard: { type: "isIntended", params: ({ event }) => event.output }, target: "enrolling" },
          {
            guard: { type: "isEnrolled", params: ({ event }) => event.output.progress },
            target: "enrolled",
            actions: { type: "keepProgress", params: ({ event }) => event.output.progress },
          },
          {
            target: "notEnrolled",
            actions: { type: "keepProgress", params: ({ event }) => event.output.progress },
          },
        ],
        onError: [{ guard: "isSignedOut", target: "signedOut", actions: "forget" }, failTo("failed")],
      },
    },
    notEnrolled: {
      description: "The course can be entered.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "R48"] },
      entry: { type: "tellPage", params: false },
      on: { "course.enrol": { target: "enrolling", actions: "clearFailure" } },
    },
    enrolling: {
      description: "Enrolling is on its way; a repeat after a time-out enrols once (R18).",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "R18"] },
      tags: "busy",
      invoke: {
        id: "enrol",
        src: "enrol",
        input: ({ context }) => ({
          locale: context.locale,
          slug: context.slug,
          key: commandKey(context, "enrol"),
        }),
        onDone: {
          target: "enrolled",
          actions: [{ type: "keepProgress", params: ({ event }) => event.output }, "announceEnrolled"],
        },
        onError: [
          {
            guard: "isSignedOut",
            target: "signedOut",
            actions: [
              { type: "rememberIntent", params: ({ context: { locale, slug } }) => ({ locale, slug }) },
              "askToSignIn",
            ],
          },
          failTo("notEnrolled"),
        ],
      },
    },
    enrolled: {
      description: "In the course; continuing opens where the learner stopped.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "L14"] },
      tags: "enrolled",
      entry: { type: "tellPage", params: true },
      on: { "course.leave": { target: "removalConfirming", actions: "clearFailure" } },
    },
    removalConfirming: {
      description: "Leaving hides the course and keeps its progress; the learner is asked first.",
      meta: { screen: "LeaveCourseDialog", requirements: ["S4.course", "R19", "L21"] },
      tags: "enrolled",
      on: { "removal.confirm": "removing", "removal.cancel": "enrolled" },
    },
    removing: {
      description: "A token is fetched, then the course is left.",
      meta: { screen: "LeaveCourseDialog", requirements: ["S4.course", "S6.csrf", "R17"] },
      tags: ["busy", "enrolled"],
      invoke: {
        id: "removeEnrolment",
        src: "removeEnrolment",
        input: ({ context }) => ({
          locale: context.locale,
          slug: context.slug,
          key: commandKey(context, "leave"),
        }),
        onDone: {
          target: "removed",
          actions: [{ type: "keepProgress", params: ({ event }) => event.output }, "announceLeft"],
        },
        onError: [
          { guard: "isSignedOut", target: "signedOut", actions: ["forget", "askToSignIn"] },
          failTo("enrolled"),
        ],
      },
    },
    removed: {
      description: "Left; entering again brings the progress back.",
      meta: { screen: "EnrolmentPanel", requirements: ["S4.course", "R19"] },
      entry: { type: "tellPage", params: false },
      on: { "course.enrol": "enrolling" },
    },
    failed: {
      description: "It could not be asked whether the learner is enrolled.",
      meta: { screen: "EnrolmentPanel", requirements: ["R11"] },
      tags: "failed",
      entry: { type: "tellPage", params: null },
      on: { "enrolment.retry": { target: "checking", actions: "clearFailure" } },
    },
  },
});
