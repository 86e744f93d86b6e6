import { assign, fromPromise, setup } from "xstate";
import type { PublicCertificate } from "../../contract/certificates/certificates";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failureOf, refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";
import { isExpired } from "./validity";

interface Input {
  hash: string;
}
interface Context extends Input {
  certificate: PublicCertificate | null;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | { type: "certificate.retry" };

/** A certificate that anyone can check: valid, expired, revoked, deleted or unknown (R4, L10). */
export const publicCertificateMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "notFound",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadCertificate: fromPromise<PublicCertificate, Input>(notProvided("loadCertificate")),
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  guards: {
    isUnknown: refusedAs("not_found", "invalid"),
    isDeleted: ({ context }) => context.certificate?.state === "deleted",
    isRevoked: ({ context }) => context.certificate?.state === "revoked",
    hasExpired: ({ context: { certificate } }) =>
      certificate?.state === "issued" && isExpired(certificate, certificate.now),
    isLimited: ({ context: { certificate } }) => certificate?.state === "issued" && certificate.dateExpires !== null,
    ...connectionGuards,
  },
}).createMachine({
  id: "publicCertificate",
  description: "Checking somebody's certificate.",
  context: ({ input }) => ({ ...input, certificate: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The certificate is loading.",
      meta: { screen: "PublicCertificatePage", requirements: ["S7.certificateByHash"] },
      tags: "busy",
      invoke: {
        id: "loadCertificate",
        src: "loadCertificate",
        input: ({ context: { hash } }) => ({ hash }),
        onDone: { target: "deciding", actions: assign({ certificate: ({ event }) => event.output, failure: null }) },
        onError: [
          { guard: "isUnknown", target: "unknown" },
          { target: "failed", actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    deciding: {
      description: "Decides by its state and the server's clock.",
      always: [
        { guard: "isDeleted", target: "deleted" },
        { guard: "isRevoked", target: "revoked" },
        { guard: "hasExpired", target: "expired" },
        { guard: "isLimited", target: "valid.limited" },
        { target: "valid.unlimited" },
      ],
    },
    valid: {
      description: "Genuine, and valid now.",
      initial: "unlimited",
      states: {
        unlimited: {
          description: "It does not expire.",
          meta: { screen: "PublicCertificatePage", requirements: ["R4", "L10"] },
        },
        limited: {
          description: "It expires on this page at its time (R43).",
          meta: { screen: "PublicCertificatePage", requirements: ["R4", "R43", "L10"] },
          invoke: {
            id: "waitUntil",
            src: "waitUntil",
            input: ({ context: { certificate } }) =>
              certificate?.state === "issued"
                ? { at: certificate.dateExpires ?? "", now: certificate.now }
                : { at: "", now: "" },
            onDone: "#publicCertificate.expired",
            onError: "unlimited",
          },
        },
      },
    },
    expired: {
      description: "Genuine, and no longer valid.",
      meta: { screen: "PublicCertificatePage", requirements: ["R4", "R43", "L10"] },
    },
    revoked: {
      description: "Academy has revoked it: the page says when, neither why nor whose it is.",
      meta: { screen: "PublicCertificatePage", requirements: ["R4", "R62", "L10"] },
    },
    deleted: {
      description: "Its owner has deleted it: the page says only that.",
      meta: { screen: "PublicCertificatePage", requirements: ["R4", "L10"] },
    },
    unknown: {
      description: "No certificate has this number.",
      meta: { screen: "PublicCertificatePage", requirements: ["R4", "L10"] },
      tags: "notFound",
    },
    failed: {
      description: "It could not be checked; the reader can try again.",
      meta: { screen: "PublicCertificatePage", requirements: ["R11"] },
      tags: "failed",
      on: { "certificate.retry": "loading", ...retryOnline("loading") },
    },
  },
});
