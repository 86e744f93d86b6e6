import { assign, emit, fromPromise, setup } from "xstate";
import type { QuizReport } from "../../contract/engagement/reports";
import type { Failure } from "../../contract/errors";
import { type Staff, staffIn } from "../shared/administration";
import type {
  ConnectionChanged,
  QueryChanged,
  ScreenMeta,
  ScreenReopened,
  SessionChanged,
  SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { nothingLoaded, type Page, type Paged, shownLimit } from "../shared/paged";
import { emptyPageTo, pagedList, pagedTransitions, pageTo } from "../shared/paged-list";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { staffOnly } from "../shared/staff-only";
import { type Filters, queryOf, sameFilters } from "./report-filters";

/** A report with an id that is unique among both kinds. */
export type Report = Omit<QuizReport, "id"> & { id: string };
interface Input {
  filters: Filters;
  /** Reports per page. */
  limit: number;
}
/** What a page of the list is asked for. */
export type Asked = Filters & { page: number; limit: number };
interface Context extends Input, Paged<Report> {
  staff: Staff;
  /** What the address says: an echo of our own change is ignored. */
  address: Filters;
  failure: Failure | null;
}
type Event =
  | { type: "filters.change"; filters: Filters }
  | { type: "address.changed"; filters: Filters }
  | { type: "reports.more" }
  | { type: "reports.retry" }
  | { type: "signIn.open" }
  | ScreenReopened
  | SessionChanged
  | ConnectionChanged;

const screen = "ReportsPage";
const list = pagedList<Context, Event, Report>(({ limit }) => limit);
const on = pagedTransitions<Event>()("reports.more");
const refusals = [
  { guard: "isSignedOut", target: "#quizReports.signedOut", actions: "forget" },
  { guard: "isForbidden", target: "#quizReports.forbidden", actions: "forget" },
] as const;
const fromAddress = [
  { type: "takeFilters", params: ({ event }: { event: { filters: Filters } }) => event.filters },
  "matchAddress",
] as const;

/** How quizzes and exams turn out, for editors and administrators: they find the questions that are too hard (R62). */
export const quizReportsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as QueryChanged | SignInRequested,
    tags: {} as "pending" | "searching" | "busyMore" | "failed" | "failedMore" | "empty" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
  },
  actors: { loadReports: fromPromise<Page<Report>, Asked>(notProvided("loadReports")) },
  actions: {
    keepStaff: assign((_, session: SessionChanged) => ({ staff: staffIn(session) ?? "editors" })),
    forget: assign({ ...nothingLoaded, failure: null }),
    takeFilters: assign((_, filters: Filters) => ({ filters })),
    // Typing is not a step to return to.
    announceFilters: emit(({ context }) => ({
      type: "query.changed" as const,
      query: queryOf(context.filters),
      replace: true,
    })),
    matchAddress: assign(({ context }) => ({ address: context.filters })),
    replaceReports: list.replace,
    appendReports: list.append,
    refreshReports: list.refresh,
    keepFailure: keepFailure(),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isStaff: (_, session: SessionChanged) => staffIn(session) !== null,
    isEmpty: list.isEmpty,
    hasMore: list.hasMore,
    isOther: ({ context }, filters: Filters) => !sameFilters(context.filters, filters),
    isNews: ({ context }, filters: Filters) => !sameFilters(context.address, filters),
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    ...connectionGuards,
  },
}).createMachine({
  id: "quizReports",
  description: "How quizzes and exams turn out.",
  context: ({ input }) => ({ ...input, ...nothingLoaded, staff: "editors", address: input.filters, failure: null }),
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut", actions: "forget" },
      {
        guard: { type: "isStaff", params: ({ event }) => event },
        target: ".open.loading",
        actions: ["forget", { type: "keepStaff", params: ({ event }) => event }],
      },
      { target: ".forbidden", actions: "forget" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
      on: { "address.changed": { actions: [...fromAddress] } },
    },
    open: {
      description: "Editors and administrators choose which answers are counted.",
      initial: "loading",
      on: {
        "filters.change": {
          guard: { type: "isOther", params: ({ event }) => event.filters },
          target: ".loading",
          actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "announceFilters", "matchAddress"],
        },
        "address.changed": {
          guard: { type: "isNews", params: ({ event }) => event.filters },
          target: ".loading",
          actions: [...fromAddress],
        },
      },
      states: {
        loading: {
          description: "The first reports are loading; they will replace what is shown.",
          meta: { screen, requirements: ["R41", "R62"] },
          tags: "searching",
          invoke: {
            id: "loadReports",
            src: "loadReports",
            input: ({ context: { filters, limit } }) => ({ ...filters, limit, page: 1 }),
            onDone: [emptyPageTo("empty", "replaceReports"), pageTo("shown", "replaceReports")],
            onError: [...refusals, failTo("failed")],
          },
        },
        shown: {
          description: "Quizzes and exams with their attempts, and how each question was answered.",
          meta: { screen, requirements: ["R62"] },
          on: on.shown,
        },
        refreshing: {
          description: "Shown again: what is shown is requested again, and stays if no answer comes.",
          meta: { screen, requirements: ["R62"] },
          invoke: {
            id: "refreshReports",
            src: "loadReports",
            input: ({ context }) => ({ ...context.filters, limit: shownLimit(context), page: 1 }),
            onDone: [emptyPageTo("empty", "replaceReports"), pageTo("shown", "refreshReports")],
            onError: [...refusals, { target: "shown" }],
          },
          on: on.refreshing,
        },
        loadingMore: {
          description: "The next reports are loading; they will be appended.",
          meta: { screen, requirements: ["R62"] },
          tags: "busyMore",
          invoke: {
            id: "loadMore",
            src: "loadReports",
            input: ({ context: { filters, limit, page } }) => ({ ...filters, limit, page: page + 1 }),
            onDone: pageTo("shown", "appendReports"),
            onError: [...refusals, failTo("moreFailed")],
          },
          on: on.loadingMore,
        },
        moreFailed: {
          description: "The next reports did not arrive; what is shown stays.",
          meta: { screen, requirements: ["R11", "R62"] },
          tags: "failedMore",
          on: on.moreFailed,
        },
        empty: {
          description: "Nothing was answered; the page says so.",
          meta: { screen, requirements: ["R62"] },
          tags: "empty",
          on: { "screen.reopened": "loading" },
        },
        failed: {
          description: "The reports did not load; the filters stay, and the editor can try again.",
          meta: { screen, requirements: ["R11", "R40", "R62"] },
          tags: "failed",
          on: { "reports.retry": "loading", "screen.reopened": "loading", ...retryOnline("loading") },
        },
      },
    },
    ...staffOnly(screen, "The account may not see reports: the page says who it is for."),
  },
});
