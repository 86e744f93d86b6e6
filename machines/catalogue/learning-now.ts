import { assign, emit, fromPromise, setup } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, SessionChanged, SessionLost } from "../shared/events";
import { failureOf, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { firstPage, hasMorePages, type Page, type Paged, withNextPage } from "../shared/paged";

interface Input {
  locale: string;
}
interface Context extends Input, Paged<CourseInProgress> {
  /** Whose courses; null = nobody's. */
  learnerId: number | null;
  /** The filter: completed courses instead of those in progress. */
  completed: boolean;
  /** Once the filter was changed, a list without courses says so instead of hiding. */
  filterChanged: boolean;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "filter.change"; completed: boolean }
  | { type: "showAll.toggle" }
  | { type: "courses.more" }
  | { type: "learning.retry" };

/** Loaded at a time, and shown before "show all" (specification, section 9; R42). */
const limit = 6;
const initiallyShown = 3;

/** The courses that stand on the page. */
export const coursesInView = (courses: CourseInProgress[], isExpanded: boolean): CourseInProgress[] =>
  isExpanded ? courses : courses.slice(0, initiallyShown);

/** What the learner is in the middle of: there for those who have begun something, absent for everybody else. */
export const learningNowMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionLost,
    tags: {} as "pending" | "busy" | "busyMore" | "failed" | "failedMore" | "empty" | "hidden",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadInProgress: fromPromise<Page<CourseInProgress>, Input & { completed: boolean; page: number; limit: number }>(
      notProvided("loadInProgress"),
    ),
  },
  actions: {
    startAnew: assign((_, { learner }: SessionChanged) => ({
      ...firstPage<CourseInProgress>({ data: [], total: 0 }),
      learnerId: learner?.id ?? null,
      completed: false,
      filterChanged: false,
      failure: null,
    })),
    takeFilter: assign((_, completed: boolean) => ({ completed, filterChanged: true })),
    replaceCourses: assign((_, page: Page<CourseInProgress>) => ({ ...firstPage(page), failure: null })),
    appendCourses: assign(({ context }, page: Page<CourseInProgress>) => ({
      ...withNextPage(context, page),
      failure: null,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    isSame: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    isSignedIn: (_, { learner }: SessionChanged) => learner !== null,
    isOther: ({ context }, completed: boolean) => context.learnerId !== null && completed !== context.completed,
    hasCourses: (_, page: Page<CourseInProgress>) => page.data.length > 0,
    hasChangedFilter: ({ context }) => context.filterChanged,
    isLong: ({ context }) => context.cards.length > initiallyShown,
    hasMore: ({ context }) => hasMorePages(context),
    isOnline: (_, { online }: ConnectionChanged) => online,
    isSignedOut: refusedAs("signed_out"),
  },
}).createMachine({
  id: "learningNow",
  description: "Going on with what one has begun.",
  context: ({ input }) => ({
    ...input,
    cards: [],
    total: 0,
    page: 1,
    learnerId: null,
    completed: false,
    filterChanged: false,
    failure: null,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      // Loaded again for the same learner, under the filter that they chose.
      { guard: { type: "isSame", params: ({ event }) => event }, target: ".loading" },
      {
        guard: { type: "isSignedIn", params: ({ event }) => event },
        target: ".loading",
        actions: { type: "startAnew", params: ({ event }) => event },
      },
      { target: ".hidden", actions: { type: "startAnew", params: ({ event }) => event } },
    ],
    "filter.change": {
      guard: { type: "isOther", params: ({ event }) => event.completed },
      target: ".loading",
      actions: { type: "takeFilter", params: ({ event }) => event.completed },
    },
  },
  states: {
    waiting: {
      description: "Nobody has said who is here; the first HTML is the same for everybody.",
      meta: { screen: "LearningNow", requirements: ["S4.learningNow", "R21"] },
      tags: "pending",
    },
    loading: {
      description: "The learner's courses are on their way; another filter drops the answer to the one before (R41).",
      meta: { screen: "LearningNow", requirements: ["S4.learningNow", "R41", "R42"] },
      tags: "busy",
      invoke: {
        id: "loadInProgress",
        src: "loadInProgress",
        input: ({ context: { locale, completed } }) => ({ locale, completed, page: 1, limit }),
        onDone: [
          {
            guard: { type: "hasCourses", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "replaceCourses", params: ({ event }) => event.output },
          },
          {
            guard: "hasChangedFilter",
            target: "empty",
            actions: { type: "replaceCourses", params: ({ event }) => event.output },
          },
          { target: "hidden", actions: { type: "replaceCourses", params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: "isSignedOut", target: "hidden", actions: "announceLoss" },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: {
      description: "The learner's courses, with how far they are.",
      initial: "collapsed",
      states: {
        collapsed: {
          description: "The first three.",
          meta: { screen: "LearningNow", requirements: ["S4.learningNow", "S9.learningNow", "R42"] },
          on: { "showAll.toggle": { guard: "isLong", target: "expanded" } },
        },
        expanded: {
          description: "All that were loaded, and the rest on request.",
          on: { "showAll.toggle": "collapsed" },
          initial: "settled",
          states: {
            settled: {
              description: "Nothing is on its way.",
              meta: { screen: "LearningNow", requirements: ["S4.learningNow", "S9.learningNow", "R42"] },
              on: { "courses.more": { guard: "hasMore", target: "loadingMore" } },
            },
            loadingMore: {
              description: "The next six are on their way; they will be appended.",
              meta: { screen: "LearningNow", requirements: ["S9.learningNow", "R41"] },
              tags: "busyMore",
              invoke: {
                id: "loadMore",
                src: "loadInProgress",
                input: ({ context: { locale, completed, page } }) => ({ locale, completed, page: page + 1, limit }),
                onDone: { target: "settled", actions: { type: "appendCourses", params: ({ event }) => event.output } },
                onError: [
                  { guard: "isSignedOut", target: "#learningNow.hidden", actions: "announceLoss" },
                  {
                    target: "moreFailed",
                    actions: { type: "keepFailure", params: ({ event }) => failureOf(event) },
                  },
                ],
              },
            },
            moreFailed: {
              description: "The next six did not arrive; what is shown stays, asking again is one press away.",
              meta: { screen: "LearningNow", requirements: ["R11"] },
              tags: "failedMore",
              on: {
                "courses.more": "loadingMore",
                "connection.changed": {
                  guard: { type: "isOnline", params: ({ event }) => event },
                  target: "loadingMore",
                },
              },
            },
          },
        },
      },
    },
    empty: {
      description: "The filter was changed and lets nothing through: said, with the way back to the other courses.",
      meta: { screen: "LearningNow", requirements: ["S4.learningNow"] },
      tags: "empty",
    },
    hidden: {
      description: "A visitor, or a learner who has begun nothing: the block is not there.",
      meta: { screen: "none", requirements: ["S4.learningNow", "R37"] },
      tags: "hidden",
    },
    failed: {
      description: "The courses did not arrive; asking again is one press away, or happens when the network is back.",
      meta: { screen: "LearningNow", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "learning.retry": "loading",
        "connection.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "loading" },
      },
    },
  },
});
