import { type AnyStateMachine, assign, emit, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { Requirement } from "../requirements";
import { staffIn } from "../shared/administration";
import type {
  ConnectionChanged,
  FocusRequested,
  QueryChanged,
  ScreenMeta,
  ScreenReopened,
  SessionChanged,
  SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { staffOnly } from "../shared/staff-only";
import type { ActionSettled } from "./staff-action";

/** What the address of a list says: its filters, and where the page begins. Empty ones are left out. */
export type Query = Readonly<Record<string, string>>;

/** A page of a list, newest first, and the ids at which the next and the previous page begin. */
export interface ListPage<Row> {
  data: Row[];
  next: number | null;
  previous: number | null;
  /** How many there are on all pages, if that is counted. */
  total?: number;
}

type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | { type: "filters.apply"; filters: Query }
  | { type: "filters.clear" }
  | { type: "address.changed"; query: Query }
  | { type: "list.retry" }
  | { type: "action.request"; action: string; subject: unknown }
  | ActionSettled
  | { type: "signIn.open" };

/** Empty fields of a form ask for nothing. */
const filledIn = (filters: Query): Query =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

const askedBy = ({ query, locale }: Asked): Asked => ({ query, ...(locale !== undefined && { locale }) });

const isSame = (a: Query, b: Query): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);

/** What a page is asked for; `locale` is the language of titles in it, for lists that have some. */
interface Asked {
  query: Query;
  locale?: string;
}

interface Context<Page> extends Asked {
  page: Page | null;
  failure: Failure | null;
  /** Begins the keys of what is done from here. */
  seed: string;
  /** How often the filters have changed other than in the form, which then begins with them. */
  turns: number;
}

interface Options {
  id: string;
  description: string;
  /** The view that renders it. */
  screen: string;
  requirements: Requirement[];
  /** What may be done to the entries of the list, made by `createStaffAction`, by name. */
  staffActions?: Readonly<Record<string, AnyStateMachine>>;
}

/**
 * A long list for administrators, of which the server finds a page at a time: filters and page are in the address, and
 * going back leads to what was there before (R62).
 */
export function createStaffList<Page extends ListPage<unknown>>({
  id,
  description,
  screen,
  requirements,
  staffActions,
}: Options) {
  const meta: ScreenMeta = { screen, requirements };
  const names = Object.keys(staffActions ?? {});
  const seeding = staffActions
    ? ([{ type: "keepSeed", params: ({ event }: { event: SessionChanged }) => event }] as const)
    : [];
  const closing = staffActions ? (["closeActions"] as const) : [];
  /** Once something was done, or turned out differently, the page of the list is loaded again. */
  const settled = <Target extends string>(target: Target) =>
    staffActions && ({ "action.settled": { target, reenter: true } } as const);
  /** The page that the call has brought. */
  const arrived = (event: unknown) => (event as { output: Page }).output;
  return setup({
    types: {
      input: {} as Asked,
      context: {} as Context<Page>,
      events: {} as Event,
      emitted: {} as SignInRequested | QueryChanged | FocusRequested,
      tags: {} as "pending" | "busy" | "failed" | "empty" | "forbidden" | "signedOut",
      meta: {} as ScreenMeta,
    },
    actors: {
      loadPage: fromPromise<Page, Asked>(notProvided("loadPage")),
      // Not typed here: each list has its own, and what sends them an event knows which.
      ...(staffActions as object),
    },
    actions: {
      keepPage: assign(({ event }) => ({ page: arrived(event), failure: null })),
      keepFailure: keepFailure(),
      forget: assign({ page: null, failure: null }),
      keepSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
      openAction: sendTo(
        (_, { action }: { action: string; subject: unknown }) => action,
        ({ context: { seed } }, { subject }) => ({ type: "action.open", subject, seed }),
      ),
      // The types say that it needs no guard, no delay, and no other action: a generic machine does not infer that.
      closeActions: enqueueActions<Context<Page>, Event, undefined, Event, never, never, never, never, never>(
        ({ enqueue }) => {
          for (const name of names) enqueue.sendTo(name, { type: "action.close" });
        },
      ),
      takeQuery: assign((_, query: Query) => ({ query })),
      renewForm: assign(({ context }) => ({ turns: context.turns + 1 })),
      announceQuery: emit(({ context }) => ({ type: "query.changed" as const, query: context.query })),
      requestFocus: emit({ type: "focus.requested", part: "list" }),
      askToSignIn: emit({ type: "signIn.requested" }),
    },
    guards: {
      isVisitor: (_, { learner }: SessionChanged) => learner === null,
      isAdministrator: (_, session: SessionChanged) => staffIn(session) === "administrators",
      isSignedOut: sessionGuards.isSignedOut,
      isForbidden: refusedAs("forbidden"),
      isEmpty: ({ event }) => arrived(event).data.length === 0,
      isNews: ({ context }, query: Query) => !isSame(context.query, query),
      isFiltered: ({ context }) => Object.keys(context.query).length > 0,
      ...connectionGuards,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, page: null, failure: null, seed: "", turns: 0 }),
    // Declared where they are made: only a list that has some runs them.
    ...(staffActions && { invoke: names.map((name) => ({ id: name, src: name })) as never }),
    initial: "waiting",
    on: {
      "session.changed": [
        {
          guard: { type: "isVisitor", params: ({ event }) => event },
          target: ".signedOut",
          actions: ["forget", ...closing],
        },
        {
          guard: { type: "isAdministrator", params: ({ event }) => event },
          target: ".open",
          actions: ["forget", ...seeding, ...closing],
        },
        { target: ".forbidden", actions: ["forget", ...closing] },
      ],
      "address.changed": { actions: { type: "takeQuery", params: ({ event }) => event.query } },
    },
    states: {
      waiting: {
        description: "The profile is not known yet, and the page is not for everyone.",
        meta: { screen, requirements: ["R10", "R21"] },
        tags: "pending",
      },
      open: {
        description: "An administrator is here.",
        initial: "loading",
        on: {
          ...(staffActions && {
            "action.request": {
              actions: ["closeActions", { type: "openAction", params: ({ event }) => event }],
            } as const,
          }),
          "filters.apply": {
            target: ".loading",
            actions: [{ type: "takeQuery", params: ({ event }) => filledIn(event.filters) }, "announceQuery"],
          },
          "filters.clear": {
            guard: "isFiltered",
            target: ".loading",
            actions: [{ type: "takeQuery", params: {} }, "renewForm", "announceQuery"],
          },
          "address.changed": {
            guard: { type: "isNews", params: ({ event }) => event.query },
            target: ".loading",
            actions: [{ type: "takeQuery", params: ({ event }) => event.query }, "renewForm", "requestFocus"],
          },
        },
        states: {
          loading: {
            description: "The page that the address asks for is loading; the one before stays until it is there.",
            meta,
            tags: ["pending", "busy"],
            on: { ...settled("loading") },
            invoke: {
              id: "loadPage",
              src: "loadPage",
              input: ({ context }) => askedBy(context),
              onDone: [
                { guard: "isEmpty", target: "empty", actions: "keepPage" },
                { target: "shown", actions: "keepPage" },
              ],
              onError: [
                { guard: "isSignedOut", target: `#${id}.signedOut`, actions: ["forget", ...closing] },
                { guard: "isForbidden", target: `#${id}.forbidden`, actions: ["forget", ...closing] },
                failTo("failed"),
              ],
            },
          },
          shown: {
            description: "A page of the list, with ways to the next and the previous one.",
            meta,
            on: { "screen.reopened": "refreshing", ...settled("refreshing") },
          },
          refreshing: {
            description: "Shown again: the page is requested again, and stays if no answer comes.",
            meta,
            on: { "screen.reopened": { target: "refreshing", reenter: true }, ...settled("refreshing") },
            invoke: {
              id: "refreshPage",
              src: "loadPage",
              input: ({ context }) => askedBy(context),
              onDone: [
                { guard: "isEmpty", target: "empty", actions: "keepPage" },
                { target: "shown", actions: "keepPage" },
              ],
              onError: [
                { guard: "isSignedOut", target: `#${id}.signedOut`, actions: ["forget", ...closing] },
                { guard: "isForbidden", target: `#${id}.forbidden`, actions: ["forget", ...closing] },
                { target: "shown" },
              ],
            },
          },
          empty: {
            description: "Nothing matches; the page offers to show all.",
            meta,
            tags: "empty",
            on: { "screen.reopened": "refreshing", ...settled("refreshing") },
          },
          failed: {
            description: "The page did not arrive; the filters stay, and it can be tried again.",
            meta: { screen, requirements: ["R11", "R40"] },
            tags: "failed",
            on: { "list.retry": "loading", ...retryOnline("loading") },
          },
        },
      },
      ...staffOnly(screen),
    },
  });
}
