import { assign, emit, fromPromise, setup, stateIn } from "xstate";
import type { CourseProgress } from "../../../contract/courses/progress";
import type { Failure } from "../../../contract/errors";
import type { FocusRequested, NoticeAnnounced, ScreenMeta, SessionChanged, SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { sessionGuards, takeSeed } from "../../shared/session";
import { tellParent } from "../../shared/tell-parent";
import type { ProgressSettled } from "../progress-settled";

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

/** Types, actors, actions and guards of the whole machine; its phases import this file but not each other. */
export const enrolmentSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced | SignInRequested | FocusRequested,
    tags: {} as "pending" | "busy" | "failed" | "enrolled" | "planNeeded",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** The learner's progress, and whether enrolling was requested before signing in (reported once). */
    checkEnrolment: fromPromise<{ progress: CourseProgress; intended: boolean }, Input>(notProvided("checkEnrolment")),
    enrol: fromPromise<CourseProgress, Command>(notProvided("enrol")),
    /** Fetches a CSRF token, then leaves the course. */
    removeEnrolment: fromPromise<CourseProgress, Command>(notProvided("removeEnrolment")),
  },
  actions: {
    rememberIntent: (_, _intent: Input) => notProvided("rememberIntent")(),
    takeSeed: takeSeed(),
    keepProgress: assign(({ context }, progress: CourseProgress) => ({
      progress,
      failure: null,
      done: context.done + 1,
    })),
    keepFailure: keepFailure(),
    forget: assign({ progress: null, failure: null }),
    clearFailure: assign({ failure: null }),
    // Only the page's button shows the change.
    announceEnrolled: emit({ type: "notice.announced", text: "enrolled" }),
    announceLeft: emit({ type: "notice.announced", text: "courseLeft", inPlace: true }),
    askToSignIn: emit({ type: "signIn.requested" }),
    /** The button is another one. */
    requestFocus: emit({ type: "focus.requested", part: "enrolment" }),
    tellPage: tellParent<ProgressSettled>()((_, enrolled: boolean | null) => ({ type: "progress.settled", enrolled })),
  },
  guards: {
    ...sessionGuards,
    isIntended: (_, found: { progress: CourseProgress; intended: boolean }) =>
      found.intended && !found.progress.enrolled,
    isEnrolled: (_, progress: CourseProgress) => progress.enrolled,
    /** The course is of academy-plus, and the learner's plan does not include it (R55). */
    lacksPlan: (_, progress: CourseProgress) => progress.needsPlan === true,
    isPlanNeeded: refusedAs("plan_needed"),
    isInside: ({ context }) => context.progress?.enrolled === true,
    /** Pressed before it was known whether the learner is enrolled. */
    wasPressed: stateIn({ checking: "pressed" }),
  },
});
