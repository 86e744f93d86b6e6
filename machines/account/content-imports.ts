import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { ContentJob, ContentState } from "../../contract/account/content-imports";
import type { Failure } from "../../contract/errors";
import { staffIn } from "../shared/administration";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { staffOnly } from "../shared/staff-only";
import { type ContentImport, contentImportMachine } from "./content-import";
import type { ActionSettled } from "./staff-action";
import type { Query } from "./staff-list";

interface Context {
  /** Where the page of imports begins. */
  query: Query;
  content: ContentState | null;
  seed: string;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | ActionSettled
  | { type: "address.changed"; query: Query }
  | { type: "check.start" }
  | { type: "import.start" }
  | { type: "content.retry" }
  | { type: "signIn.open" };

const screen = "ContentImportsPage";
const meta: ScreenMeta = { screen, requirements: ["R62", "R63"] };

/** A check or an import runs as long as it has no outcome. */
const isRunningIn = (content: ContentState | null): boolean => content?.job?.outcome === null;

/** What an import would do, if the last check has found that. */
function foundIn(content: ContentState | null): ContentImport | null {
  const outcome = content?.job?.outcome;
  if (outcome?.state !== "changes") return null;
  const { files, version, changes } = outcome;
  return { files, version, changes };
}

/** What the call has brought. */
const arrived = (event: unknown) => (event as { output: ContentState }).output;

const arrives = [
  { guard: "isRunning", target: "running", actions: "keepContent" },
  { guard: "isImportOver", target: "shown", actions: ["keepContent", "closeImport"] },
  { target: "shown", actions: "keepContent" },
] as const;
const refusals = [
  { guard: "isSignedOut", target: "#contentImports.signedOut", actions: ["forget", "closeImport"] },
  { guard: "isForbidden", target: "#contentImports.forbidden", actions: ["forget", "closeImport"] },
] as const;
/** What an administrator may do while the content is shown. */
const acts = {
  "check.start": { guard: "canCheck", target: "starting" },
  "import.start": { guard: "hasChanges", actions: "askToImport" },
} as const;
const again = { "screen.reopened": "refreshing", "action.settled": "refreshing" } as const;

/**
 * The content of the site for administrators: what it has, its imports, and a check of the content folder that says what
 * importing it would change. All of them see how a check or an import goes that one has started (R62).
 */
export const contentImportsMachine = setup({
  types: {
    input: {} as { query: Query },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "busy" | "failed" | "forbidden" | "signedOut",
    meta: {} as ScreenMeta,
    children: {} as { contentImport: "contentImport" },
  },
  actors: {
    loadContent: fromPromise<ContentState, { query: Query }>(notProvided("loadContent")),
    startCheck: fromPromise<ContentJob>(notProvided("startCheck")),
    contentImport: contentImportMachine,
  },
  actions: {
    takeQuery: assign((_, query: Query) => ({ query })),
    keepSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
    keepContent: assign(({ event }) => ({ content: arrived(event), failure: null })),
    keepJob: assign(({ context: { content } }, job: ContentJob) => ({
      content: content && { ...content, job },
      failure: null,
    })),
    keepFailure: keepFailure(),
    forget: assign({ content: null, failure: null }),
    askToImport: sendTo("contentImport", ({ context: { content, seed } }) => ({
      type: "action.open",
      subject: foundIn(content) as ContentImport,
      seed,
    })),
    closeImport: sendTo("contentImport", { type: "action.close" }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isAdministrator: (_, session: SessionChanged) => staffIn(session) === "administrators",
    isNews: ({ context }, { before, after }: Query) => context.query.before !== before || context.query.after !== after,
    canCheck: ({ context: { content } }) => content?.hasFolder === true && !isRunningIn(content),
    hasChanges: ({ context: { content } }) => foundIn(content) !== null,
    isRunning: ({ event }) => isRunningIn(arrived(event)),
    wasRunning: ({ context: { content } }) => isRunningIn(content),
    /** With it, what was asked about an earlier check is settled. */
    isImportOver: ({ event }) => arrived(event).job?.kind === "import",
    isAnotherRunning: refusedAs("conflict"),
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    ...connectionGuards,
  },
  delays: {
    /** Between two looks at a check or an import that runs. */
    pauseBetweenLooks: 1000,
  },
}).createMachine({
  id: "contentImports",
  description: "The content of the site, and its imports, as an administrator sees them.",
  context: ({ input }) => ({ query: input.query, content: null, seed: "", failure: null }),
  invoke: { id: "contentImport", src: "contentImport" },
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: { type: "isVisitor", params: ({ event }) => event },
        target: ".signedOut",
        actions: ["forget", "closeImport"],
      },
      {
        guard: { type: "isAdministrator", params: ({ event }) => event },
        target: ".open",
        actions: ["forget", "closeImport", { type: "keepSeed", params: ({ event }) => event }],
      },
      { target: ".forbidden", actions: ["forget", "closeImport"] },
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
        "address.changed": {
          guard: { type: "isNews", params: ({ event }) => event.query },
          target: ".loading",
          actions: { type: "takeQuery", params: ({ event }) => event.query },
        },
      },
      states: {
        loading: {
          description: "The content and its imports are loading; what was there before stays until they are.",
          meta,
          tags: "pending",
          on: acts,
          invoke: {
            id: "loadContent",
            src: "loadContent",
            input: ({ context: { query } }) => ({ query }),
            onDone: arrives,
            onError: [...refusals, failTo("failed")],
          },
        },
        shown: {
          description: "What the site has, what the last check or import came to, and all imports.",
          meta,
          on: { ...again, ...acts },
        },
        starting: {
          description: "A check of the content folder is requested.",
          meta,
          tags: "busy",
          invoke: {
            id: "startCheck",
            src: "startCheck",
            onDone: { target: "running", actions: { type: "keepJob", params: ({ event }) => event.output } },
            onError: [...refusals, { guard: "isAnotherRunning", target: "refreshing" }, failTo("notStarted")],
          },
        },
        notStarted: {
          description: "The check could not be requested; it can be tried again.",
          meta: { screen, requirements: ["R11", "R62"] },
          on: { ...again, ...acts, "check.start": "starting" },
        },
        running: {
          description: "A check or an import runs; the page looks again after a moment.",
          meta,
          tags: "busy",
          on: again,
          after: { pauseBetweenLooks: "refreshing" },
        },
        refreshing: {
          description: "What is there now is requested, and what is shown stays until it comes.",
          meta,
          on: {
            "screen.reopened": { target: "refreshing", reenter: true },
            "action.settled": { target: "refreshing", reenter: true },
            ...acts,
          },
          invoke: {
            id: "refreshContent",
            src: "loadContent",
            input: ({ context: { query } }) => ({ query }),
            onDone: arrives,
            onError: [...refusals, { guard: "wasRunning", target: "running" }, { target: "shown" }],
          },
        },
        failed: {
          description: "The content did not load; it can be tried again.",
          meta: { screen, requirements: ["R11", "R40"] },
          tags: "failed",
          on: { "content.retry": "loading", ...retryOnline("loading") },
        },
      },
    },
    ...staffOnly(screen),
  },
});
