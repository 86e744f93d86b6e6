import { assign, emit, fromPromise, setup } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionLost } from "../shared/events";
import { failureOf, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import {
  firstPage,
  hasMorePages,
  type Page,
  type Paged,
  shownLimit,
  withNextPage,
  withRefreshed,
} from "../shared/paged";

interface Input {
  locale: string;
  /** Completed courses instead of those in progress. */
  completed: boolean;
}
interface Context extends Input, Paged<CourseInProgress> {
  failure: Failure | null;
}
type Event = ConnectionChanged | ScreenReopened | { type: "courses.more" } | { type: "courses.retry" };

/** Loaded at a time (R42). */
const limit = 6;

/** The learner's own courses of one kind, page by page. */
export const myCoursesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionLost,
    tags: {} as "pending" | "busyMore" | "failed" | "failedMore" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadInProgress: fromPromise<Page<CourseInProgress>, Input & { page: number; limit: number }>(
      notProvided("loadInProgress"),
    ),
  },
  actions: {
    keepFirst: assign((_, page: Page<CourseInProgress>) => ({ ...firstPage(page), failure: null })),
    appendCourses: assign(({ context }, page: Page<CourseInProgress>) => ({
      ...withNextPage(context, page),
      failure: null,
    })),
    refreshCourses: assign(({ context }, page: Page<CourseInProgress>) =>
      withRefreshed(context, page, shownLimit({ ...context, limit })),
    ),
    forgetCourses: assign({ cards: [], total: 0, page: 1 }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    hasCourses: (_, { data }: Page<CourseInProgress>) => data.length > 0,
    hasMore: ({ context }) => hasMorePages(context),
    isOnline: (_, { online }: ConnectionChanged) => online,
    isSignedOut: refusedAs("signed_out"),
  },
}).createMachine({
  id: "myCourses",
  description: "The courses that a learner is in, or those that they have completed.",
  context: ({ input }) => ({ ...input, cards: [], total: 0, page: 1, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The first six are on their way.",
      meta: { screen: "MyCourses", requirements: ["R37", "R42"] },
      tags: "pending",
      invoke: {
        id: "loadInProgress",
        src: "loadInProgress",
        input: ({ context: { locale, completed } }) => ({ locale, completed, page: 1, limit }),
        onDone: [
          {
            guard: { type: "hasCourses", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "keepFirst", params: ({ event }) => event.output },
          },
          { target: "empty" },
        ],
        onError: [
          {
            guard: "isSignedOut",
            target: "failed",
            actions: [{ type: "keepFailure", params: ({ event }) => failureOf(event) }, "announceLoss"],
          },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: {
      description: "The courses, each with how far it is and the way on in it; the rest on request.",
      initial: "settled",
      states: {
        settled: {
          description: "Nothing is on its way.",
          meta: { screen: "MyCourses", requirements: ["R42", "L14"] },
          on: { "courses.more": { guard: "hasMore", target: "loadingMore" }, "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "Shown again: all that is shown is asked for again, and stays if no answer comes.",
          meta: { screen: "MyCourses", requirements: ["R41", "R42"] },
          invoke: {
            id: "refreshCourses",
            src: "loadInProgress",
            input: ({ context: { locale, completed, page } }) => ({
              locale,
              completed,
              page: 1,
              limit: shownLimit({ page, limit }),
            }),
            onDone: [
              {
                guard: { type: "hasCourses", params: ({ event }) => event.output },
                target: "settled",
                actions: { type: "refreshCourses", params: ({ event }) => event.output },
              },
              { target: "#myCourses.empty", actions: "forgetCourses" },
            ],
            onError: [{ guard: "isSignedOut", target: "settled", actions: "announceLoss" }, { target: "settled" }],
          },
          on: {
            "courses.more": { guard: "hasMore", target: "loadingMore" },
            "screen.reopened": { target: "refreshing", reenter: true },
          },
        },
        loadingMore: {
          description: "The next six are on their way; they will be appended.",
          meta: { screen: "MyCourses", requirements: ["R41", "R42"] },
          tags: "busyMore",
          invoke: {
            id: "loadMore",
            src: "loadInProgress",
            input: ({ context: { locale, completed, page } }) => ({ locale, completed, page: page + 1, limit }),
            onDone: { target: "settled", actions: { type: "appendCourses", params: ({ event }) => event.output } },
            onError: [
              {
                guard: "isSignedOut",
                target: "moreFailed",
                actions: [{ type: "keepFailure", params: ({ event }) => failureOf(event) }, "announceLoss"],
              },
              { target: "moreFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
            ],
          },
          on: { "screen.reopened": "refreshing" },
        },
        moreFailed: {
          description: "The next six did not arrive; what is shown stays, asking again is one press away.",
          meta: { screen: "MyCourses", requirements: ["R11"] },
          tags: "failedMore",
          on: {
            "courses.more": "loadingMore",
            "screen.reopened": "refreshing",
            "connection.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "loadingMore" },
          },
        },
      },
    },
    empty: {
      description: "None of this kind: said, with the way to the courses.",
      meta: { screen: "MyCourses", requirements: ["R37"] },
      tags: "empty",
      on: { "screen.reopened": "loading" },
    },
    failed: {
      description: "The courses did not arrive; asking again is one press away, or happens when the network is back.",
      meta: { screen: "MyCourses", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "courses.retry": "loading",
        "screen.reopened": "loading",
        "connection.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "loading" },
      },
    },
  },
});
