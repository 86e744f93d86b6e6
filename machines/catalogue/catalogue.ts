import { assign, emit, fromPromise, setup } from "xstate";
import type { CourseCard, Duration } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { Category } from "../../contract/primitives";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SessionLost } from "../shared/events";
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

export interface Filters {
  categories: string[];
  duration: Duration | null;
  search: string;
}
/** What a catalogue lists; `top` is what the editors put first, of all kinds (specification, section 2). */
export type Shelf = "courses" | "lessons" | "webinars" | "templates" | "top";

/** What cards of all kinds have, under one name each (R34), and what some have besides. */
export type ListedCard = Pick<
  CourseCard,
  | "id"
  | "url"
  | "title"
  | "description"
  | "categories"
  | "background"
  | "motif"
  | "listImage"
  | "altListImage"
  | "language"
> &
  Partial<Pick<CourseCard, "author" | "lessonsCount" | "hasExam" | "timing">> & {
    /** Of a webinar: when it starts, and whether its recording can be watched. */
    startsAt?: string;
    isRecorded?: boolean;
  };

interface Input {
  locale: string;
  shelf: Shelf;
  /** The topic of the section that the list stands in; null: it is of all, and topics are filters. */
  topic: string | null;
  filters: Filters;
  /** Cards per page. */
  limit: number;
}
/** Course id → progress; a missing one is not enrolled (R48). */
export type ProgressMap = Record<string, { progress: number }>;
interface Context extends Input, Paged<ListedCard> {
  failure: Failure | null;
  topics: Category[];
  progress: ProgressMap | null;
  /** What the address says: an echo of what it was told is no news, also while more is being typed. */
  address: Filters;
}
type Event =
  | { type: "filters.change"; filters: Filters }
  | { type: "words.type"; search: string }
  | { type: "address.changed"; filters: Filters }
  | { type: "cards.more" }
  | { type: "catalogue.retry" }
  | ScreenReopened
  | SessionChanged
  | ConnectionChanged;
type Emitted = { type: "filters.changed"; filters: Filters } | SessionLost;

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.search === b.search && a.duration === b.duration && a.categories.join() === b.categories.join();

/** A list with its filters, of courses or of what else one learns with; what is asked last is what is shown (R41). */
export const catalogueMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "busy" | "searching" | "busyMore" | "failed" | "failedMore" | "empty" | "incomplete",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadPage: fromPromise<Page<ListedCard>, Input & { page: number }>(notProvided("loadPage")),
    loadTopics: fromPromise<Category[], { locale: string; shelf: Shelf }>(notProvided("loadTopics")),
    loadProgressMap: fromPromise<ProgressMap, { locale: string }>(notProvided("loadProgressMap")),
  },
  actions: {
    takeFilters: assign((_, filters: Filters) => ({ filters })),
    announceFilters: emit(({ context }) => ({ type: "filters.changed" as const, filters: context.filters })),
    matchAddress: assign(({ context }) => ({ address: context.filters })),
    replaceCards: assign((_, page: Page<ListedCard>) => ({ ...firstPage(page), failure: null })),
    appendCards: assign(({ context }, page: Page<ListedCard>) => ({ ...withNextPage(context, page), failure: null })),
    refreshCards: assign(({ context }, page: Page<ListedCard>) => withRefreshed(context, page, shownLimit(context))),
    keepProgress: assign((_, progress: ProgressMap) => ({ progress })),
    forgetProgress: assign({ progress: null }),
    announceLoss: emit({ type: "session.lost" }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    isEmpty: (_, page: Page<ListedCard>) => page.data.length === 0,
    isOther: ({ context }, filters: Filters) => !sameFilters(context.filters, filters),
    isNews: ({ context }, filters: Filters) => !sameFilters(context.address, filters),
    /** Webinars are found by topic alone (section 7). */
    hasWords: ({ context }) => context.shelf !== "webinars",
    hasMore: ({ context }) => hasMorePages(context),
    hasTopic: ({ context }) => context.topic !== null,
    /** Progress is of courses; webinars and templates have none. */
    isLearner: ({ context: { shelf }, event }) =>
      event.type === "session.changed" && event.learner !== null && shelf !== "webinars" && shelf !== "templates",
    isSignedOut: refusedAs("signed_out"),
    isOnline: ({ event }) => event.type === "connection.changed" && event.online,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
}).createMachine({
  id: "catalogue",
  description: "Finding a course, a lesson, a webinar or a template.",
  context: ({ input }) => ({
    ...input,
    cards: [],
    total: 0,
    page: 1,
    failure: null,
    topics: [],
    progress: null,
    address: input.filters,
  }),
  type: "parallel",
  states: {
    list: {
      description: "The cards that match the filters.",
      initial: "loading",
      on: {
        "filters.change": {
          guard: { type: "isOther", params: ({ event }) => event.filters },
          target: ".loading",
          actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "announceFilters", "matchAddress"],
        },
        "words.type": {
          guard: "hasWords",
          target: ".typing",
          actions: {
            type: "takeFilters",
            params: ({ context, event }) => ({ ...context.filters, search: event.search }),
          },
        },
        "address.changed": {
          guard: { type: "isNews", params: ({ event }) => event.filters },
          target: ".loading",
          actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "matchAddress"],
        },
      },
      states: {
        typing: {
          description: "Words are being typed; the search waits for a pause.",
          meta: { screen: "CataloguePage", requirements: ["S2.filters", "R41"] },
          tags: ["busy", "searching"],
          after: { pauseInTyping: { target: "loading", actions: ["announceFilters", "matchAddress"] } },
        },
        loading: {
          description: "Page 1 is on its way; it will replace what is shown.",
          meta: { screen: "CataloguePage", requirements: ["S4.courseList", "R41"] },
          tags: ["busy", "searching"],
          invoke: {
            id: "loadPage",
            src: "loadPage",
            input: ({ context: { locale, shelf, topic, filters, limit } }) => ({
              locale,
              shelf,
              topic,
              filters,
              limit,
              page: 1,
            }),
            onDone: [
              {
                guard: { type: "isEmpty", params: ({ event }) => event.output },
                target: "empty",
                actions: { type: "replaceCards", params: ({ event }) => event.output },
              },
              { target: "shown", actions: { type: "replaceCards", params: ({ event }) => event.output } },
            ],
            onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
          },
        },
        shown: {
          description: "Cards, and how many there are in all.",
          meta: { screen: "CataloguePage", requirements: ["S3.courseCard", "S4.courseList"] },
          on: { "cards.more": { guard: "hasMore", target: "loadingMore" }, "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "Shown again: all that is shown is asked for again, and stays if no answer comes.",
          meta: { screen: "CataloguePage", requirements: ["S4.courseList", "R41"] },
          invoke: {
            id: "refreshCards",
            src: "loadPage",
            input: ({ context }) => ({
              locale: context.locale,
              shelf: context.shelf,
              topic: context.topic,
              filters: context.filters,
              limit: shownLimit(context),
              page: 1,
            }),
            onDone: [
              {
                guard: { type: "isEmpty", params: ({ event }) => event.output },
                target: "empty",
                actions: { type: "replaceCards", params: ({ event }) => event.output },
              },
              { target: "shown", actions: { type: "refreshCards", params: ({ event }) => event.output } },
            ],
            onError: "shown",
          },
          on: {
            "cards.more": { guard: "hasMore", target: "loadingMore" },
            "screen.reopened": { target: "refreshing", reenter: true },
          },
        },
        loadingMore: {
          description: "The next page is on its way; it will be appended.",
          meta: { screen: "CataloguePage", requirements: ["S4.courseList", "R41"] },
          tags: "busyMore",
          invoke: {
            id: "loadMore",
            src: "loadPage",
            input: ({ context: { locale, shelf, topic, filters, limit, page } }) => ({
              locale,
              shelf,
              topic,
              filters,
              limit,
              page: page + 1,
            }),
            onDone: { target: "shown", actions: { type: "appendCards", params: ({ event }) => event.output } },
            onError: {
              target: "moreFailed",
              actions: { type: "keepFailure", params: ({ event }) => failureOf(event) },
            },
          },
          on: { "screen.reopened": "refreshing" },
        },
        moreFailed: {
          description: "The next page did not arrive; what is shown stays.",
          meta: { screen: "CataloguePage", requirements: ["R11", "R41"] },
          tags: "failedMore",
          on: { "cards.more": "loadingMore", "screen.reopened": "refreshing" },
        },
        empty: {
          description: "Nothing matches; the page offers to drop the filters.",
          meta: { screen: "CataloguePage", requirements: ["S4.courseList"] },
          tags: "empty",
          on: { "screen.reopened": "loading" },
        },
        failed: {
          description: "The list did not arrive; filters stay, asking again is one press away.",
          meta: { screen: "CataloguePage", requirements: ["R11", "R40"] },
          tags: "failed",
          on: {
            "catalogue.retry": "loading",
            "screen.reopened": "loading",
            "connection.changed": { guard: "isOnline", target: "loading" },
          },
        },
      },
    },
    topics: {
      description: "The topics to filter by.",
      initial: "needed",
      states: {
        needed: {
          description: "A section of one topic has none to choose.",
          always: [{ guard: "hasTopic", target: "fixed" }, { target: "loading" }],
        },
        fixed: {
          description: "The list is of one topic; the others are sections beside it.",
          meta: { screen: "CataloguePage", requirements: ["S2.sections"] },
        },
        loading: {
          description: "The topics are on their way; the cards do not wait for them.",
          meta: { screen: "CataloguePage", requirements: ["S7.categories"] },
          tags: "busy",
          invoke: {
            id: "loadTopics",
            src: "loadTopics",
            input: ({ context: { locale, shelf } }) => ({ locale, shelf }),
            onDone: { target: "known", actions: assign({ topics: ({ event }) => event.output }) },
            onError: "failed",
          },
        },
        known: {
          description: "Each topic is a filter.",
          meta: { screen: "CataloguePage", requirements: ["S7.categories"] },
        },
        failed: {
          description: "Without topics the list still works; the page says that they are missing, and asks again.",
          meta: { screen: "CataloguePage", requirements: ["R11", "R40"] },
          tags: "incomplete",
          on: {
            "catalogue.retry": "loading",
            "filters.change": "loading",
            "connection.changed": { guard: "isOnline", target: "loading" },
          },
        },
      },
    },
    learner: {
      description: "What the learner has done of the courses shown.",
      initial: "unknown",
      on: {
        "session.changed": [
          { guard: "isLearner", target: ".loading" },
          { target: ".anonymous", actions: "forgetProgress" },
        ],
      },
      states: {
        unknown: {
          description: "Nobody has said who is here.",
          meta: { screen: "CataloguePage", requirements: ["S6.progress"] },
        },
        anonymous: {
          description: "A visitor has no progress.",
          meta: { screen: "CataloguePage", requirements: ["R37"] },
        },
        loading: {
          description: "The learner's progress is on its way.",
          meta: { screen: "CataloguePage", requirements: ["S6.progress"] },
          invoke: {
            id: "loadProgressMap",
            src: "loadProgressMap",
            input: ({ context: { locale } }) => ({ locale }),
            onDone: { target: "known", actions: { type: "keepProgress", params: ({ event }) => event.output } },
            onError: [
              {
                guard: "isSignedOut",
                target: "anonymous",
                actions: ["forgetProgress", "announceLoss"],
              },
              { target: "failed" },
            ],
          },
        },
        known: {
          description: "Cards of courses that the learner is in show how far they are.",
          meta: { screen: "CataloguePage", requirements: ["R48"] },
          on: { "screen.reopened": "refreshing" },
        },
        refreshing: {
          description: "Shown again: the learner's progress is asked for again, and stays if no answer comes.",
          meta: { screen: "CataloguePage", requirements: ["S6.progress", "R48"] },
          invoke: {
            id: "refreshProgressMap",
            src: "loadProgressMap",
            input: ({ context: { locale } }) => ({ locale }),
            onDone: { target: "known", actions: { type: "keepProgress", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "anonymous", actions: ["forgetProgress", "announceLoss"] },
              { target: "known" },
            ],
          },
        },
        failed: {
          description:
            "The cards stand without progress; the page says so, and asks again when the network is back or the learner wants it.",
          meta: { screen: "CataloguePage", requirements: ["R11", "R48"] },
          tags: "incomplete",
          on: {
            "connection.changed": { guard: "isOnline", target: "loading" },
            "catalogue.retry": "loading",
            "screen.reopened": "loading",
          },
        },
      },
    },
  },
});
