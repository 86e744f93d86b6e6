import { assign, emit, fromPromise, setup } from "xstate";
import type { Course } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import { type ConnectionChanged, commandKey, type ScreenMeta, type SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import type { EnrolmentRequested, ProgressSettled } from "./progress-settled";
import { promoPlayerMachine } from "./promo-player";

interface Place {
  locale: string;
  slug: string;
}
/** What a standalone lesson says of its video. */
export type PromoInfo = NonNullable<Course["standAloneLessonInfo"]>;
/** Where the learner stands: `enrolled` is what section 4 calls a progress status. */
export interface Standing {
  enrolled: boolean;
  promoEnded: boolean;
}
interface Input extends Place {
  info: PromoInfo;
}
interface Context extends Input {
  /** Null while profile or progress load. */
  standing: Standing | null;
  /** 0 is a visitor; null until somebody says who is here. */
  learnerId: number | null;
  seed: string;
  /** Commands answered so far; part of the next one's idempotency key. */
  done: number;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ProgressSettled
  | { type: "promo.retry" }
  | { type: "course.enrol" }
  | { type: "player.fail" }
  | { type: "player.retry" };

const placeOf = ({ locale, slug }: Place): Place => ({ locale, slug });
const visitorsStanding: Standing = { enrolled: false, promoEnded: false };
const hasVideo = ({ videoUrl }: PromoInfo): boolean => Boolean(videoUrl);
/** A breakpoint of 0 is one (R45). */
const hasPromo = (info: PromoInfo): boolean => info.videoBreakpoint !== null && hasVideo(info) && !info.isVideoOpen;

/** Section 4: breakpoint and video url exist, video not open, promo not ended, no progress status. */
export const showsPromo = (info: PromoInfo, { enrolled, promoEnded }: Standing): boolean =>
  hasPromo(info) && !promoEnded && !enrolled;
/** The same with the promo ended: in its place the page asks to sign in or to enrol. */
export const showsPromoEnd = (info: PromoInfo, { enrolled, promoEnded }: Standing): boolean =>
  hasPromo(info) && promoEnded && !enrolled;
/** Section 4: url exists, open, no progress status. */
export const showsFullVideo = (info: PromoInfo, { enrolled }: Standing): boolean =>
  hasVideo(info) && info.isVideoOpen && !enrolled;

/** The video of a standalone lesson, for whoever is not in the lesson: all of it, or a promo up to its breakpoint. */
export const promoVideoMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as EnrolmentRequested,
    tags: {} as "pending" | "failed",
    meta: {} as ScreenMeta,
    children: {} as { promoPlayer: "promoPlayer" },
  },
  actors: {
    loadStanding: fromPromise<Standing, Place>(notProvided("loadStanding")),
    endPromo: fromPromise<unknown, Place & { key: string }>(notProvided("endPromo")),
    promoPlayer: promoPlayerMachine,
  },
  actions: {
    takeSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
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
    /** Only what differs from what is known moves the video. */
    isNews: ({ context }, { enrolled }: ProgressSettled) =>
      enrolled !== null && enrolled !== (context.standing?.enrolled ?? false),
    showsPromo: ({ context: { info, standing } }) => standing !== null && showsPromo(info, standing),
    showsPromoEnd: ({ context: { info, standing } }) => standing !== null && showsPromoEnd(info, standing),
    showsFullVideo: ({ context: { info, standing } }) => standing !== null && showsFullVideo(info, standing),
  },
}).createMachine({
  id: "promoVideo",
  description: "Seeing what a standalone lesson is like.",
  context: ({ input }) => ({ ...input, standing: null, learnerId: null, seed: "", done: 0, failure: null }),
  initial: "blocked",
  on: {
    "session.changed": [
      {
        guard: { type: "isSamePerson", params: ({ event }) => event },
        description: "The same person, perhaps by another name: nothing that plays is disturbed.",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      {
        guard: "isSignedIn",
        target: ".blocked.loadingProgress",
        actions: { type: "takePerson", params: ({ event }) => event },
      },
      { target: ".deciding", actions: { type: "takePerson", params: ({ event }) => event } },
    ],
    "progress.settled": {
      guard: { type: "isNews", params: ({ event }) => event },
      description: "Enrolling takes the video away, leaving the lesson brings it back.",
      target: ".deciding",
      actions: { type: "keepEnrolled", params: ({ event }) => event.enrolled },
    },
  },
  states: {
    blocked: {
      description: "Profile or progress are loading; the video keeps its place.",
      tags: "pending",
      initial: "waitingForProfile",
      states: {
        waitingForProfile: {
          description: "Nobody has said who is here.",
          meta: { screen: "PromoVideo", requirements: ["S4.promo", "R21"] },
        },
        loadingProgress: {
          description: "Asking whether the learner is in the lesson, and whether the promo has been seen to its end.",
          meta: { screen: "PromoVideo", requirements: ["S4.promo", "S7.dashboard"] },
          invoke: {
            id: "loadStanding",
            src: "loadStanding",
            input: ({ context }) => placeOf(context),
            onDone: {
              target: "#promoVideo.deciding",
              actions: { type: "keepStanding", params: ({ event }) => event.output },
            },
            onError: [
              { guard: "isSignedOut", target: "#promoVideo.deciding", actions: "takeVisitor" },
              failTo("#promoVideo.failed"),
            ],
          },
        },
      },
    },
    deciding: {
      description: "By the rules of section 4.",
      always: [
        { guard: "showsFullVideo", target: "fullVideo" },
        { guard: "showsPromo", target: "promo" },
        { guard: "showsPromoEnd", target: "promoEnded" },
        { target: "hidden" },
      ],
    },
    hidden: {
      description: "There is nothing to show: no video, no breakpoint, or a learner who is in the lesson.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo"] },
    },
    fullVideo: {
      description: "The whole video is for everyone; it pauses like any other.",
      initial: "offered",
      states: {
        offered: {
          description: "The player with its own controls.",
          meta: { screen: "PromoVideo", requirements: ["S4.fullVideo", "R8"] },
          on: { "player.fail": "broken" },
        },
        broken: {
          description: "The video does not play here; trying again is one press away.",
          meta: { screen: "PromoVideo", requirements: ["S4.fullVideo", "R11"] },
          tags: "failed",
          on: { "player.retry": "offered" },
        },
      },
    },
    promo: {
      description: "The promo, until its end or its breakpoint; how it plays is a machine of its own.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8", "R45"] },
      invoke: {
        id: "promoPlayer",
        src: "promoPlayer",
        input: ({ context: { info } }) => ({ breakpoint: info.videoBreakpoint ?? 0 }),
        onDone: [
          { guard: "isLearner", target: "promoEnded.posting", actions: "noteEnd" },
          { target: "promoEnded", actions: "noteEnd", description: "A visitor's end is nobody's to keep." },
        ],
      },
    },
    promoEnded: {
      description: "Seen to its end: the page asks to sign in or to enrol. Telling the server disturbs nobody.",
      initial: "settled",
      on: { "course.enrol": { description: "The way in is the page's.", actions: "askToEnrol" } },
      states: {
        posting: {
          description: "The server is told.",
          meta: { screen: "PromoVideo", requirements: ["S4.promo", "S7.promo", "R18"] },
          invoke: {
            id: "endPromo",
            src: "endPromo",
            input: ({ context }) => ({ ...placeOf(context), key: commandKey(context, "promo") }),
            onDone: { target: "settled", actions: "notePosted" },
            onError: failTo("unposted"),
          },
        },
        unposted: {
          description: "The server was not told; it is told once more when the network is back.",
          meta: { screen: "PromoVideo", requirements: ["S4.promo", "L3"] },
          on: { ...retryOnline("postingAgain") },
        },
        postingAgain: {
          description: "The server is told a second and last time, under the same key.",
          meta: { screen: "PromoVideo", requirements: ["S4.promo", "R18", "L3"] },
          invoke: {
            id: "endPromoAgain",
            src: "endPromo",
            input: ({ context }) => ({ ...placeOf(context), key: commandKey(context, "promo") }),
            onDone: { target: "settled", actions: "notePosted" },
            onError: failTo("settled"),
          },
        },
        settled: {
          description: "Nothing more to tell; at worst the promo is shown once more on another visit.",
          meta: { screen: "PromoVideo", requirements: ["S4.promo"] },
        },
      },
    },
    failed: {
      description: "It could not be asked where the learner stands; asking again is one press away.",
      meta: { screen: "PromoVideo", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "promo.retry": "blocked.loadingProgress",
        ...retryOnline("blocked.loadingProgress"),
      },
    },
  },
});
