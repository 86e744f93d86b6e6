import { assign, emit, fromPromise, setup } from "xstate";
import type { ScreenMeta, SessionChanged } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards, takeSeed } from "../../shared/session";
import { playerMachine } from "../player";
import type { EnrolmentRequested, ProgressSettled } from "../progress-settled";
import {
  type Context,
  type Event,
  type Input,
  type Place,
  type Standing,
  showsFullVideo,
  showsPromo,
  showsPromoEnd,
  visitorsStanding,
} from "./context";

/** Types, actors, actions and guards of the whole machine; its phases import this and nothing of each other. */
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
    loadStanding: fromPromise<Standing, Place>(notProvided("loadStanding")),
    endPromo: fromPromise<unknown, Place & { key: string }>(notProvided("endPromo")),
    player: playerMachine,
  },
  actions: {
    takeSeed: takeSeed(),
    takePerson: assign((_, { learner, seed }: SessionChanged) => ({
      learnerId: learner?.id ?? 0,
      seed,
      standing: learner ? null : visitorsStanding,
      failure: null,
    })),
    takeVisitor: assign({ learnerId: 0, standing: visitorsStanding, failure: null }),
    keepStanding: assign((_, standing: Standing) => ({ standing, failure: null })),
    keepEnrolled: assign(({ context }, enrolled: boolean | null) => ({
      standing: { ...(context.standing ?? visitorsStanding), enrolled: enrolled === true },
    })),
    noteEnd: assign(({ context }) => ({ standing: { ...(context.standing ?? visitorsStanding), promoEnded: true } })),
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
      enrolled !== null && enrolled !== (context.standing?.enrolled ?? false),
    showsPromo: ({ context: { info, standing } }) => standing !== null && showsPromo(info, standing),
    showsPromoEnd: ({ context: { info, standing } }) => standing !== null && showsPromoEnd(info, standing),
    showsFullVideo: ({ context: { info, standing } }) => standing !== null && showsFullVideo(info, standing),
  },
});
