import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../../contract/errors";
import type { Exam } from "../../../contract/exams/exams";
import type { ScreenMeta, SessionLost, SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import { type ExamStatuses, nextOpening } from "../exam-statuses";
import type { Context, Event, Input } from "./context";

/** Types, actors, actions, guards and delays of the whole list of exams; its other files import this file but not each other. */
export const examListSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionLost | SignInRequested,
    tags: {} as "busy" | "pending" | "signedOut" | "failed" | "incomplete",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadExams: fromPromise<Exam[], { locale: string }>(notProvided("loadExams")),
    loadStatuses: fromPromise<ExamStatuses, Input>(notProvided("loadStatuses")),
    /** Ends at an instant of the server's clock, even after the device slept. */
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  actions: {
    keepExams: assign((_, exams: Exam[]) => ({ exams, failure: null })),
    keepStatuses: assign((_, statuses: ExamStatuses) => ({ statuses, now: statuses.now })),
    keepFailure: keepFailure(),
    keepStatusesFailure: assign((_, statusesFailure: Failure) => ({ statusesFailure })),
    forgetLearner: assign({ statuses: null, statusesFailure: null }),
    announceLoss: emit({ type: "session.lost" }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...sessionGuards,
    isEmpty: (_, exams: Exam[]) => exams.length === 0,
    opensLater: ({ context: { statuses, now } }) => statuses !== null && nextOpening(statuses, now) !== null,
    ...connectionGuards,
  },
});
