import { assign, emit, fromPromise, setup } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionLost } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { nothingLoaded, type Page, type Paged, shownLimit } from "../shared/paged";
import { outputOf, pagedList, pagedTransitions, pageTo } from "../shared/paged-list";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";

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
export const coursesAtATime = 6;
const list = pagedList<Context, Event, CourseInProgress>(() => coursesAtATime);
const on = pagedTransitions<Event>()("courses.more");

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
    keepFirst: list.replace,
    appendCourses: list.append,
    refreshCourses: list.refresh,
    forgetCourses: assign(nothingLoaded),
    keepFailure: keepFailure(),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    hasCourses: (_, { data }: Page<CourseInProgress>) => data.length > 0,
    hasMore: list.hasMore,
    ...connectionGuards,
    isSignedOut: sessionGuards.isSignedOut,
  },
}).createMachine({
  id: "myCourses",
  description: "The courses that a learner is in, or those that they have completed.",
  context: ({ input }) => ({ ...input, ...nothingLoaded, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The first six are loading.",
      meta: { screen: "MyCourses", requirements: ["R37", "R42"] },
      tags: "pending",
      invoke: {
        id: "loadInProgress",
        src: "loadInProgress",
        input: ({ context: { locale, completed } }) => ({ locale, completed, page: 1, limit: coursesAtATime }),
        onDone: [
          {
            guard: { type: "hasCourses", params: outputOf },
            ...pageTo("shown", "keepFirst"),
          },
          { target: "empty" },
        ],
        onError: [
          {
            guard: "isSignedOut",
            ...failTo("failed", "announceLoss"),
          },
          failTo("failed"),
        ],
      },
    },
    shown: {
      description: "The courses, each with its progress and a link to continue; the rest on request.",
      initial: "settled",
      states: {
        settled: {
          description: "No request is running.",
          meta: { screen: "MyCourses", requirements: ["R42", "L14"] },
          on: on.shown,
        },
        refreshing: {
          description: "Shown again: all that is shown is requested again, and stays if no answer comes.",
          meta: { screen: "MyCourses", requirements: ["R41", "R42"] },
          invoke: {
            id: "refreshCourses",
            src: "loadInProgress",
            input: ({ context: { locale, completed, page } }) => ({
              locale,
              completed,
              page: 1,
              limit: shownLimit({ page, limit: coursesAtATime }),
            }),
            onDone: [
              {
                guard: { type: "hasCourses", params: outputOf },
                ...pageTo("settled", "refreshCourses"),
              },
              { target: "#myCourses.empty", actions: "forgetCourses" },
            ],
            onError: [{ guard: "isSignedOut", target: "settled", actions: "announceLoss" }, { target: "settled" }],
          },
          on: on.refreshing,
        },
        loadingMore: {
          description: "The next six are loading; they will be appended.",
          meta: { screen: "MyCourses", requirements: ["R41", "R42"] },
          tags: "busyMore",
          invoke: {
            id: "loadMore",
            src: "loadInProgress",
            input: ({ context: { locale, completed, page } }) => ({
              locale,
              completed,
              page: page + 1,
              limit: coursesAtATime,
            }),
            onDone: pageTo("settled", "appendCourses"),
            onError: [
              {
                guard: "isSignedOut",
                ...failTo("moreFailed", "announceLoss"),
              },
              failTo("moreFailed"),
            ],
          },
          on: on.loadingMore,
        },
        moreFailed: {
          description: "The next six did not load; what is shown stays, and the reader can try again.",
          meta: { screen: "MyCourses", requirements: ["R11"] },
          tags: "failedMore",
          on: { ...on.moreFailed, ...retryOnline("loadingMore") },
        },
      },
    },
    empty: {
      description: "None of this kind: the page says so, with a link to the courses.",
      meta: { screen: "MyCourses", requirements: ["R37"] },
      tags: "empty",
      on: { "screen.reopened": "loading" },
    },
    failed: {
      description: "The courses did not arrive; it is retried on request and when the network is back.",
      meta: { screen: "MyCourses", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "courses.retry": "loading", "screen.reopened": "loading", ...retryOnline("loading") },
    },
  },
});
