import { assign, emit, fromPromise, setup } from "xstate";
import type { CourseInProgress } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, SessionChanged, SessionLost } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { nothingLoaded, type Page, type Paged } from "../shared/paged";
import { outputOf, pagedList, pageTo } from "../shared/paged-list";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";

interface Input {
  locale: string;
}
interface Context extends Input, Paged<CourseInProgress> {
  /** The owner of the courses; null = no one. */
  learnerId: number | null;
  /** The filter: completed courses instead of those in progress. */
  completed: boolean;
  /** After a change of the filter, an empty list says so instead of hiding. */
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
export const coursesAtATime = 6;
const initiallyShown = 3;
const list = pagedList<Context, Event, CourseInProgress>(() => coursesAtATime);

/** The courses that the page shows. */
export const coursesInView = (courses: CourseInProgress[], isExpanded: boolean): CourseInProgress[] =>
  isExpanded ? courses : courses.slice(0, initiallyShown);

/** The learner's courses in progress: shown to learners who have begun one, hidden from everyone else. */
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
      ...nothingLoaded,
      learnerId: learner?.id ?? null,
      completed: false,
      filterChanged: false,
      failure: null,
    })),
    takeFilter: assign((_, completed: boolean) => ({ completed, filterChanged: true })),
    replaceCourses: list.replace,
    appendCourses: list.append,
    keepFailure: keepFailure(),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    isSame: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    ...sessionGuards,
    isOther: ({ context }, completed: boolean) => context.learnerId !== null && completed !== context.completed,
    hasCourses: (_, page: Page<CourseInProgress>) => page.data.length > 0,
    hasChangedFilter: ({ context }) => context.filterChanged,
    isLong: ({ context }) => context.cards.length > initiallyShown,
    hasMore: list.hasMore,
    ...connectionGuards,
  },
}).createMachine({
  id: "learningNow",
  description: "Continuing courses in progress.",
  context: ({ input }) => ({
    ...input,
    ...nothingLoaded,
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
        guard: "isSignedIn",
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
      description: "The profile is not known yet; the first HTML is the same for everybody.",
      meta: { screen: "LearningNow", requirements: ["S4.learningNow", "R21"] },
      tags: "pending",
    },
    loading: {
      description: "The learner's courses are loading; another filter drops the answer to the earlier one (R41).",
      meta: { screen: "LearningNow", requirements: ["S4.learningNow", "R41", "R42"] },
      tags: "busy",
      invoke: {
        id: "loadInProgress",
        src: "loadInProgress",
        input: ({ context: { locale, completed } }) => ({ locale, completed, page: 1, limit: coursesAtATime }),
        onDone: [
          {
            guard: { type: "hasCourses", params: outputOf },
            ...pageTo("shown", "replaceCourses"),
          },
          {
            guard: "hasChangedFilter",
            ...pageTo("empty", "replaceCourses"),
          },
          pageTo("hidden", "replaceCourses"),
        ],
        onError: [{ guard: "isSignedOut", target: "hidden", actions: "announceLoss" }, failTo("failed")],
      },
    },
    shown: {
      description: "The learner's courses, with their progress.",
      initial: "collapsed",
      states: {
        collapsed: {
          description: "The first three.",
          meta: { screen: "LearningNow", requirements: ["S4.learningNow", "S9.learningNow", "R42"] },
          on: { "showAll.toggle": { guard: "isLong", target: "expanded" } },
        },
        expanded: {
          description: "All loaded courses, and the rest on request.",
          on: { "showAll.toggle": "collapsed" },
          initial: "settled",
          states: {
            settled: {
              description: "No request is running.",
              meta: { screen: "LearningNow", requirements: ["S4.learningNow", "S9.learningNow", "R42"] },
              on: { "courses.more": { guard: "hasMore", target: "loadingMore" } },
            },
            loadingMore: {
              description: "The next six are loading; they will be appended.",
              meta: { screen: "LearningNow", requirements: ["S9.learningNow", "R41"] },
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
                  { guard: "isSignedOut", target: "#learningNow.hidden", actions: "announceLoss" },
                  failTo("moreFailed"),
                ],
              },
            },
            moreFailed: {
              description: "The next six did not load; what is shown stays, and the reader can try again.",
              meta: { screen: "LearningNow", requirements: ["R11"] },
              tags: "failedMore",
              on: { "courses.more": "loadingMore", ...retryOnline("loadingMore") },
            },
          },
        },
      },
    },
    empty: {
      description:
        "The filter was changed and nothing matches: the page says so, with a way back to the other courses.",
      meta: { screen: "LearningNow", requirements: ["S4.learningNow"] },
      tags: "empty",
    },
    hidden: {
      description: "A visitor, or a learner who has not begun a course: the block is hidden.",
      meta: { screen: "none", requirements: ["S4.learningNow", "R37"] },
      tags: "hidden",
    },
    failed: {
      description: "The courses did not arrive; it is retried on request and when the network is back.",
      meta: { screen: "LearningNow", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "learning.retry": "loading", ...retryOnline("loading") },
    },
  },
});
