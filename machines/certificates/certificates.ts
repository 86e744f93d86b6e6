import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { Certificate } from "../../contract/certificates/certificates";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened, SessionChanged, SignInRequested } from "../shared/events";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { type CertificateDeleted, certificateDeletionMachine } from "./certificate-deletion";
import { isExpired, nextExpiry } from "./validity";

export type CertificateFilter = "all" | "active" | "expired";

interface Context {
  certificates: Certificate[];
  filter: CertificateFilter;
  /** The server's clock: when the list was read, then each instant at which something expired. */
  now: string;
  seed: string;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | ScreenReopened
  | { type: "filter.change"; filter: CertificateFilter }
  | { type: "certificate.delete"; id: number }
  | CertificateDeleted
  | { type: "certificates.retry" };

/** What the filter matches (specification, section 4). */
export const filtered = ({
  certificates,
  filter,
  now,
}: Pick<Context, "certificates" | "filter" | "now">): Certificate[] =>
  filter === "all"
    ? certificates
    : certificates.filter((certificate) => isExpired(certificate, now) === (filter === "expired"));

/** The learner's certificates; one that expires does so on the open page (R43). */
export const certificatesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "failed" | "empty",
    meta: {} as ScreenMeta,
    children: {} as { certificateDeletion: "certificateDeletion" },
  },
  actors: {
    loadCertificates: fromPromise<{ certificates: Certificate[]; now: string }>(notProvided("loadCertificates")),
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
    certificateDeletion: certificateDeletionMachine,
  },
  actions: {
    keepCertificates: assign((_, { certificates, now }: { certificates: Certificate[]; now: string }) => ({
      certificates,
      now,
      failure: null,
    })),
    forget: assign({ certificates: [] }),
    askToSignIn: emit({ type: "signIn.requested" }),
    closeDeletion: sendTo("certificateDeletion", { type: "deletion.close" }),
  },
  guards: {
    ...sessionGuards,
    isShown: ({ context }, id: number) => filtered(context).some((certificate) => certificate.id === id),
    hasNone: ({ context }) => context.certificates.length === 0,
    expiresLater: ({ context }) => nextExpiry(context.certificates, context.now) !== null,
    ...connectionGuards,
  },
}).createMachine({
  id: "certificates",
  description: "The certificates that the learner has earned.",
  context: { certificates: [], filter: "all", now: "", seed: "", failure: null },
  invoke: { id: "certificateDeletion", src: "certificateDeletion" },
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: ["closeDeletion", assign({ seed: ({ event }) => event.seed })],
      },
      { target: ".signedOut", actions: "closeDeletion" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet.",
      meta: { screen: "CertificatesPage", requirements: ["R21"] },
      tags: "pending",
    },
    signedOut: {
      description: "The list needs an account: sign-in opens and comes back here.",
      meta: { screen: "CertificatesPage", requirements: ["S6.signIn", "R11"] },
      entry: "askToSignIn",
    },
    loading: {
      description: "The list is loading.",
      meta: { screen: "CertificatesPage", requirements: ["S7.certificates"] },
      tags: "pending",
      invoke: {
        id: "loadCertificates",
        src: "loadCertificates",
        onDone: {
          target: "deciding",
          actions: { type: "keepCertificates", params: ({ event }) => event.output },
        },
        onError: [
          { guard: "isSignedOut", target: "signedOut" },
          { target: "failed", actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    deciding: {
      description: "Whether there are certificates, and whether any will expire.",
      always: [
        { guard: "hasNone", target: "empty" },
        { guard: "expiresLater", target: "listed.watching" },
        { target: "listed.settled" },
      ],
    },
    listed: {
      description: "The list, filtered.",
      initial: "settled",
      on: {
        "screen.reopened": { target: ".refreshing", reenter: true, actions: "closeDeletion" },
        "filter.change": { actions: assign({ filter: ({ event }) => event.filter }) },
        "certificate.delete": {
          guard: { type: "isShown", params: ({ event }) => event.id },
          actions: sendTo("certificateDeletion", ({ context, event }) => ({
            type: "deletion.open",
            id: event.id,
            seed: context.seed,
          })),
        },
        "certificate.deleted": {
          target: "deciding",
          actions: assign({
            certificates: ({ context, event }) => context.certificates.filter(({ id }) => id !== event.id),
          }),
        },
      },
      states: {
        refreshing: {
          description: "Shown again: the list is requested again, and stays if no answer comes.",
          meta: { screen: "CertificatesPage", requirements: ["S4.certificates", "S7.certificates"] },
          invoke: {
            id: "refreshCertificates",
            src: "loadCertificates",
            onDone: {
              target: "#certificates.deciding",
              actions: { type: "keepCertificates", params: ({ event }) => event.output },
            },
            onError: [
              { guard: "isSignedOut", target: "#certificates.signedOut", actions: "forget" },
              { target: "#certificates.deciding" },
            ],
          },
        },
        settled: {
          description: "Nothing more will expire.",
          meta: { screen: "CertificatesPage", requirements: ["S4.certificates"] },
        },
        watching: {
          description: "The next one to expire will do so on this page.",
          meta: { screen: "CertificatesPage", requirements: ["S4.certificates", "R43"] },
          invoke: {
            id: "waitUntil",
            src: "waitUntil",
            input: ({ context }) => ({ at: nextExpiry(context.certificates, context.now) ?? "", now: context.now }),
            onDone: {
              target: "#certificates.deciding",
              actions: assign({ now: ({ context }) => nextExpiry(context.certificates, context.now) ?? context.now }),
            },
            onError: "settled",
          },
        },
      },
    },
    empty: {
      description: "None yet: the page says how to earn one.",
      meta: { screen: "CertificatesPage", requirements: ["S4.certificates"] },
      tags: "empty",
    },
    failed: {
      description: "The list did not arrive; the reader can try again.",
      meta: { screen: "CertificatesPage", requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "certificates.retry": "loading", ...retryOnline("loading") },
    },
  },
});
