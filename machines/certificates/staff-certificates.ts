import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { StaffCertificate } from "../../contract/certificates/administration";
import type { Failure } from "../../contract/errors";
import { staffIn } from "../shared/administration";
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
import { outputOf } from "../shared/paged-list";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { staffOnly } from "../shared/staff-only";
import { type Filters, queryOf, sameFilters } from "./certificate-filters";
import { certificateRevocationMachine, type Intent, type RevocationSettled } from "./certificate-revocation";

/** A page of the list. */
export interface CertificatesPage {
  data: StaffCertificate[];
  /** Where the next page begins; null on the last one. */
  next: number | null;
  /** That certificates were issued for. */
  exams: { slug: string; title: string }[];
  /** The server's time. */
  now: string;
}
export interface Asked extends Filters {
  limit: number;
}
interface Input {
  filters: Filters;
  limit: number;
}
interface Context extends Input {
  page: CertificatesPage | null;
  /** What the address says: an echo of our own change is ignored. */
  address: Filters;
  failure: Failure | null;
  seed: string;
}
type Event =
  | { type: "filters.change"; filters: Filters }
  | { type: "words.type"; search: string }
  | { type: "address.changed"; filters: Filters }
  | { type: "certificate.change"; hash: string; intent: Intent }
  | RevocationSettled
  | { type: "list.retry" }
  | { type: "signIn.open" }
  | ScreenReopened
  | SessionChanged
  | ConnectionChanged;

const screen = "StaffCertificatesPage";
const meta: ScreenMeta = { screen, requirements: ["R62"] };
const signedOut = {
  guard: "isSignedOut",
  target: "#staffCertificates.signedOut",
  actions: ["forget", "closeRevocation"],
} as const;
const forbidden = {
  guard: "isForbidden",
  target: "#staffCertificates.forbidden",
  actions: ["forget", "closeRevocation"],
} as const;
const arrives = (empty: string, listed: string) =>
  [
    {
      guard: { type: "isEmpty", params: outputOf<CertificatesPage> },
      target: empty,
      actions: { type: "keepPage", params: outputOf<CertificatesPage> },
    },
    { target: listed, actions: { type: "keepPage", params: outputOf<CertificatesPage> } },
  ] as const;

/** All certificates, for administrators: found among many, revoked, and restored (R62). */
export const staffCertificatesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as QueryChanged | SignInRequested,
    tags: {} as "pending" | "searching" | "failed" | "forbidden" | "signedOut" | "listed",
    meta: {} as ScreenMeta,
    children: {} as { certificateRevocation: "certificateRevocation" },
  },
  actors: {
    loadCertificates: fromPromise<CertificatesPage, Asked>(notProvided("loadCertificates")),
    certificateRevocation: certificateRevocationMachine,
  },
  actions: {
    keepSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
    forget: assign({ page: null, failure: null }),
    takeFilters: assign((_, filters: Filters) => ({ filters })),
    // Typing is not a step to return to.
    announceFilters: emit(({ context }) => ({
      type: "query.changed" as const,
      query: queryOf(context.filters),
      replace: true,
    })),
    matchAddress: assign(({ context }) => ({ address: context.filters })),
    keepPage: assign((_, page: CertificatesPage) => ({ page, failure: null })),
    keepFailure: keepFailure(),
    replaceChanged: assign(({ context: { page } }, changed: StaffCertificate | null) => ({
      page: page && { ...page, data: page.data.map((one) => (one.id === changed?.id ? changed : one)) },
    })),
    openRevocation: sendTo(
      "certificateRevocation",
      ({ context }, { hash, intent }: { hash: string; intent: Intent }) => ({
        type: "revocation.open" as const,
        certificate: context.page?.data.find((one) => one.hash === hash) as StaffCertificate,
        intent,
        seed: context.seed,
      }),
    ),
    closeRevocation: sendTo("certificateRevocation", { type: "revocation.close" }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isAdministrator: (_, session: SessionChanged) => staffIn(session) === "administrators",
    isEmpty: (_, { data }: CertificatesPage) => data.length === 0,
    isOther: ({ context }, filters: Filters) => !sameFilters(context.filters, filters),
    isNews: ({ context }, filters: Filters) => !sameFilters(context.address, filters),
    canChange: ({ context }, { hash, intent }: { hash: string; intent: Intent }) =>
      context.page?.data.some((one) => one.hash === hash && (one.revoked === null) === (intent === "revoke")) ?? false,
    isKnown: (_, certificate: StaffCertificate | null) => certificate !== null,
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    ...connectionGuards,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
}).createMachine({
  id: "staffCertificates",
  description: "The certificates that an administrator looks for.",
  context: ({ input }) => ({ ...input, page: null, address: input.filters, failure: null, seed: "" }),
  invoke: { id: "certificateRevocation", src: "certificateRevocation" },
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: { type: "isVisitor", params: ({ event }) => event },
        target: ".signedOut",
        actions: ["forget", "closeRevocation"],
      },
      {
        guard: { type: "isAdministrator", params: ({ event }) => event },
        target: ".open.loading",
        actions: ["forget", "closeRevocation", { type: "keepSeed", params: ({ event }) => event }],
      },
      { target: ".forbidden", actions: ["forget", "closeRevocation"] },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
      on: {
        "address.changed": {
          actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "matchAddress"],
        },
      },
    },
    open: {
      description: "An administrator chooses which certificates to see.",
      initial: "loading",
      on: {
        "filters.change": {
          guard: { type: "isOther", params: ({ event }) => event.filters },
          target: ".loading",
          actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "announceFilters", "matchAddress"],
        },
        "words.type": {
          target: ".typing",
          actions: {
            type: "takeFilters",
            params: ({ context, event }) => ({ ...context.filters, search: event.search, before: null }),
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
          meta: { screen, requirements: ["R41", "R62"] },
          tags: "searching",
          after: { pauseInTyping: { target: "loading", actions: ["announceFilters", "matchAddress"] } },
        },
        loading: {
          description: "The page that the address asks for is loading; it will replace what is shown.",
          meta: { screen, requirements: ["R41", "R62"] },
          tags: "searching",
          invoke: {
            id: "loadCertificates",
            src: "loadCertificates",
            input: ({ context: { filters, limit } }) => ({ ...filters, limit }),
            onDone: arrives("empty", "listed"),
            onError: [signedOut, forbidden, failTo("failed")],
          },
        },
        listed: {
          description: "Certificates with their holders, newest first, and a way to the next page.",
          initial: "settled",
          tags: "listed",
          on: {
            "certificate.change": {
              guard: { type: "canChange", params: ({ event }) => event },
              actions: { type: "openRevocation", params: ({ event }) => event },
            },
            "revocation.settled": [
              {
                guard: { type: "isKnown", params: ({ event }) => event.certificate },
                actions: { type: "replaceChanged", params: ({ event }) => event.certificate },
              },
              { target: ".refreshing", reenter: true },
            ],
            "screen.reopened": { target: ".refreshing", reenter: true },
          },
          states: {
            settled: { description: "The page is as it was loaded, with what was changed since.", meta },
            refreshing: {
              description: "It may have changed: the page is requested again, and stays if no answer comes.",
              meta,
              invoke: {
                id: "refreshCertificates",
                src: "loadCertificates",
                input: ({ context: { filters, limit } }) => ({ ...filters, limit }),
                onDone: arrives("#staffCertificates.open.empty", "settled"),
                onError: [signedOut, forbidden, { target: "settled" }],
              },
            },
          },
        },
        empty: {
          description: "Nothing matches; the page offers to show all certificates.",
          meta,
          on: { "screen.reopened": "loading" },
        },
        failed: {
          description: "The certificates did not load; the filters stay, and the administrator can try again.",
          meta: { screen, requirements: ["R11", "R40", "R62"] },
          tags: "failed",
          on: { "list.retry": "loading", "screen.reopened": "loading", ...retryOnline("loading") },
        },
      },
    },
    ...staffOnly(screen),
  },
});
