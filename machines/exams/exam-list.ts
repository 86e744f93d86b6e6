import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { Exam } from "../../contract/exams/exams";
import type {
  ConnectionChanged,
  ScreenMeta,
  ScreenReopened,
  SessionChanged,
  SessionLost,
  SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { nextOpening, type Standings } from "./standings";

/** All published exams, or those of agency partners in groups of their own. */
export type ExamListName = "all" | "agencyPartners";

interface Input {
  locale: string;
  list: ExamListName;
}
interface Context extends Input {
  exams: Exam[];
  standings: Standings | null;
  /** The server's clock: at its answer, then each instant at which an exam opened again. */
  now: string;
  /** Why the exams are missing. */
  failure: Failure | null;
  /** Why it is not known where the learner stands. */
  standingsFailure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | ScreenReopened | { type: "exams.retry" } | { type: "signIn.open" };

/** Exams to choose from: for everyone at once, then with where the learner stands in each; what cools down opens by itself (L8). */
export const examListMachine = setup({
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
    loadStandings: fromPromise<Standings, Input>(notProvided("loadStandings")),
    /** Ends at an instant of the server's clock, also after the machine slept. */
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  actions: {
    keepExams: assign((_, exams: Exam[]) => ({ exams, failure: null })),
    keepStandings: assign((_, standings: Standings) => ({ standings, now: standings.now })),
    keepFailure: keepFailure(),
    keepStandingsFailure: assign((_, standingsFailure: Failure) => ({ standingsFailure })),
    forgetLearner: assign({ standings: null, standingsFailure: null }),
    announceLoss: emit({ type: "session.lost" }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...sessionGuards,
    isEmpty: (_, exams: Exam[]) => exams.length === 0,
    opensLater: ({ context: { standings, now } }) => standings !== null && nextOpening(standings, now) !== null,
    ...connectionGuards,
  },
}).createMachine({
  id: "examList",
  description: "Finding an exam.",
  context: ({ input }) => ({ ...input, exams: [], standings: null, now: "", failure: null, standingsFailure: null }),
  type: "parallel",
  states: {
    exams: {
      description: "What there is to sit, for anyone to read.",
      initial: "loading",
      states: {
        loading: {
          description: "The exams are on their way.",
          meta: { screen: "ExamListPage", requirements: ["S7.exams"] },
          tags: "busy",
          invoke: {
            id: "loadExams",
            src: "loadExams",
            input: ({ context: { locale } }) => ({ locale }),
            onDone: [
              { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
              { target: "shown", actions: { type: "keepExams", params: ({ event }) => event.output } },
            ],
            onError: failTo("failed"),
          },
        },
        shown: {
          description: "A card for each, with its rules in short; looking starts nothing (L5).",
          meta: { screen: "ExamListPage", requirements: ["S3.exam", "S7.exams", "L5"] },
          on: { "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "Shown again: the exams are asked for again, and stay if no answer comes.",
          meta: { screen: "ExamListPage", requirements: ["S7.exams"] },
          invoke: {
            id: "refreshExams",
            src: "loadExams",
            input: ({ context: { locale } }) => ({ locale }),
            onDone: [
              {
                guard: { type: "isEmpty", params: ({ event }) => event.output },
                target: "empty",
                actions: { type: "keepExams", params: ({ event }) => event.output },
              },
              { target: "shown", actions: { type: "keepExams", params: ({ event }) => event.output } },
            ],
            onError: "shown",
          },
          on: { "screen.reopened": { target: "refreshing", reenter: true } },
        },
        empty: {
          description: "None is published yet: the way to the courses.",
          meta: { screen: "ExamListPage", requirements: ["S7.exams"] },
          on: { "screen.reopened": "loading" },
        },
        failed: {
          description: "The list did not arrive; asking again is one press away.",
          meta: { screen: "ExamListPage", requirements: ["R11", "R40"] },
          tags: "failed",
          on: {
            "exams.retry": "loading",
            "screen.reopened": "loading",
            ...retryOnline("loading"),
          },
        },
      },
    },
    learner: {
      description: "Where the learner stands in each. The agency partners' groups are told to learners only.",
      initial: "unknown",
      on: {
        "session.changed": [
          {
            guard: "isSignedIn",
            target: ".loading",
            actions: "forgetLearner",
          },
          { target: ".anonymous", actions: "forgetLearner" },
        ],
      },
      states: {
        unknown: {
          description: "Nobody has said who is here.",
          meta: { screen: "ExamListPage", requirements: ["R21"] },
          tags: "pending",
        },
        anonymous: {
          description: "A visitor stands nowhere; signing in comes back to this page.",
          meta: { screen: "ExamListPage", requirements: ["S6.signIn", "R11", "R37"] },
          tags: "signedOut",
          on: { "signIn.open": { actions: "askToSignIn" } },
        },
        loading: {
          description: "The learner's standings are on their way; the exams do not wait for them.",
          meta: { screen: "ExamListPage", requirements: ["S7.examStandings", "S7.filteredExams"] },
          tags: "pending",
          invoke: {
            id: "loadStandings",
            src: "loadStandings",
            input: ({ context: { locale, list } }) => ({ locale, list }),
            onDone: { target: "known", actions: { type: "keepStandings", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "anonymous", actions: "announceLoss" },
              {
                target: "failed",
                actions: { type: "keepStandingsFailure", params: ({ event }) => failureOf(event) },
              },
            ],
          },
        },
        known: {
          description: "Each exam says where the learner stands, and what they can do.",
          initial: "deciding",
          on: { "screen.reopened": { target: ".refreshing", reenter: true } },
          states: {
            refreshing: {
              description: "Shown again: where the learner stands is asked for again, and stays if no answer comes.",
              meta: { screen: "ExamListPage", requirements: ["S7.examStandings", "S7.filteredExams"] },
              invoke: {
                id: "refreshStandings",
                src: "loadStandings",
                input: ({ context: { locale, list } }) => ({ locale, list }),
                onDone: {
                  target: "deciding",
                  actions: { type: "keepStandings", params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: "isSignedOut",
                    target: "#examList.learner.anonymous",
                    actions: ["forgetLearner", "announceLoss"],
                  },
                  { target: "deciding" },
                ],
              },
            },
            deciding: {
              description: "Whether one cools down.",
              always: [{ guard: "opensLater", target: "watching" }, { target: "settled" }],
            },
            settled: {
              description: "None opens by itself.",
              meta: { screen: "ExamListPage", requirements: ["S3.examStatus", "R5", "L9"] },
            },
            watching: {
              description: "One cools down; it opens on this page when its instant comes, without a reload (L8).",
              meta: { screen: "ExamListPage", requirements: ["S3.examStatus", "R3", "R5", "L8", "L9"] },
              invoke: {
                id: "waitUntil",
                src: "waitUntil",
                input: ({ context: { standings, now } }) => ({
                  at: (standings && nextOpening(standings, now)) ?? "",
                  now: standings?.now ?? "",
                }),
                onDone: {
                  target: "deciding",
                  actions: assign({
                    now: ({ context: { standings, now } }) => (standings && nextOpening(standings, now)) ?? now,
                  }),
                },
                onError: "settled",
              },
            },
          },
        },
        failed: {
          description: "The list stands without the learner's standings; the page says so and asks again.",
          meta: { screen: "ExamListPage", requirements: ["R11", "R40"] },
          tags: "incomplete",
          on: {
            "exams.retry": "loading",
            "screen.reopened": "loading",
            ...retryOnline("loading"),
          },
        },
      },
    },
  },
});
