import { assign, emit, fromPromise, setup } from "xstate";
import type { ScreenMeta, SessionChanged } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards, takeSeed } from "../../shared/session";
import { playerMachine } from "../player";
import type { EnrolmentRequested, ProgressSettled } from "../progress-settled";
import {
  type Context,
  type CourseRef,
  type Event,
  type Input,
  type LearnerStatus,
  showsFullVideo,
  showsPromo,
  showsPromoEnd,
  visitorStatus,
} from "./context";

/** Types, actors, actions and guards of the whole machine; its phases import this file but not each other. */
export const promoVideoSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as EnrolmentRequested,
    tags: {} as "pending" | "failed",
    meta: {} as ScreenMeta,
    children: {} as { player: "player" },
  },
  actors: {
    loadStatus: fromPromise<LearnerStatus, CourseRef>(notProvided("loadStatus")),
    endPromo: fromPromise<unknown, CourseRef & { key: string }>(notProvided("endPromo")),
    player: playerMachine,
  },
  actions: {
    takeSeed: takeSeed(),
    takePerson: assign((_, { learner, seed }: SessionChanged) => ({
      learnerId: learner?.id ?? 0,
      seed,
      status: learner ? null : visitorStatus,
      failure: null,
    })),
    takeVisitor: assign({ learnerId: 0, status: visitorStatus, failure: null }),
    keepStatus: assign((_, status: LearnerStatus) => ({ status, failure: null })),
    keepEnrolled: assign(({ context }, enrolled: boolean | null) => ({
      status: { ...(context.status ?? visitorStatus), enrolled: enrolled === true },
    })),
    noteEnd: assign(({ context }) => ({ status: { ...(context.status ?? visitorStatus), promoEnded: true } })),
    notePosted: assign(({ context }) => ({ failure: null, done: context.done + 1 })),
    keepFailure: keepFailure(),
    askToEnrol: emit({ type: "enrolment.requested" }),
  },
  guards: {
    isSamePerson: ({ context }, { learner }: SessionChanged) => context.learnerId === (learner?.id ?? 0),
    ...sessionGuards,
    isLearner: ({ context }) => Boolean(context.learnerId),
    ...connectionGuards,
    /** Only a change affects the video. */
    isNews: ({ context }, { enrolled }: ProgressSettled) =>
      enrolled !== null && enrolled !== (context.status?.enrolled ?? false),
    showsPromo: ({ context: { info, status } }) => status !== null && showsPromo(info, status),
    showsPromoEnd: ({ context: { info, status } }) => status !== null && showsPromoEnd(info, status),
    showsFullVideo: ({ context: { info, status } }) => status !== null && showsFullVideo(info, status),
  },
});
