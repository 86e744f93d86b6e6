import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import { commandKey, type NoticeAnnounced, type ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { tellParent } from "../shared/tell-parent";

interface Context {
  /** The certificate that is asked about; null = closed. */
  id: number | null;
  seed: string;
  done: number;
  failure: Failure | null;
}
type Event =
  | { type: "deletion.open"; id: number; seed: string }
  | { type: "deletion.cancel" }
  | { type: "deletion.confirm" }
  | { type: "deletion.dismiss" }
  | { type: "deletion.close" };

/** The deletion tells the list which certificate is gone. */
export interface CertificateDeleted {
  type: "certificate.deleted";
  id: number | null;
}

/** Asks before a certificate is deleted: open while an id is set, closed when it is emptied (specification, section 4). */
export const certificateDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced,
    tags: {} as "open" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Fetches a CSRF token, then deletes. */
    removeCertificate: fromPromise<void, { id: number; key: string }>(notProvided("removeCertificate")),
  },
  actions: {
    tellList: tellParent<CertificateDeleted>()(({ context }) => ({ type: "certificate.deleted", id: context.id })),
    // The page also says so above its list, which may be out of sight.
    announceDeleted: emit({ type: "notice.announced", text: "certificateDeleted" }),
    keepFailure: keepFailure(),
    clear: assign({ id: null, failure: null }),
  },
  guards: { isGone: refusedAs("not_found") },
}).createMachine({
  id: "certificateDeletion",
  description: "Deleting a certificate, with a question first.",
  context: { id: null, seed: "", done: 0, failure: null },
  initial: "closed",
  // Sent by its list, which now belongs to someone else or to nobody: a request in progress is no longer shown.
  on: { "deletion.close": { target: ".closed", actions: "clear" } },
  states: {
    closed: {
      description: "The dialog is closed.",
      meta: { screen: "DeleteCertificateDialog", requirements: ["S4.certificateDeletion"] },
      on: {
        "deletion.open": {
          target: "confirming",
          actions: assign({ id: ({ event }) => event.id, seed: ({ event }) => event.seed }),
        },
      },
    },
    confirming: {
      description: "The dialog explains the deletion and asks for a confirmation.",
      meta: { screen: "DeleteCertificateDialog", requirements: ["S4.certificateDeletion"] },
      tags: "open",
      on: { "deletion.confirm": "deleting", "deletion.cancel": { target: "closed", actions: "clear" } },
    },
    deleting: {
      description: "A token is fetched, then the certificate is deleted.",
      meta: { screen: "DeleteCertificateDialog", requirements: ["S6.csrf", "R17", "R18"] },
      tags: ["open", "busy"],
      invoke: {
        id: "removeCertificate",
        src: "removeCertificate",
        input: ({ context }) => ({ id: context.id ?? 0, key: commandKey(context, `delete.${context.id}`) }),
        onDone: { target: "deleted", actions: assign({ done: ({ context }) => context.done + 1, failure: null }) },
        onError: [
          // Deleted elsewhere: the request is fulfilled.
          { guard: "isGone", target: "deleted" },
          failTo("failed"),
        ],
      },
    },
    deleted: {
      description: "Removed from the list, and the page says so.",
      meta: { screen: "CertificatesPage", requirements: ["S4.certificateDeletion"] },
      entry: ["tellList", "announceDeleted", "clear"],
      on: {
        "deletion.open": {
          target: "confirming",
          actions: assign({ id: ({ event }) => event.id, seed: ({ event }) => event.seed }),
        },
        "deletion.dismiss": "closed",
      },
    },
    failed: {
      description: "Not deleted; the question stays open.",
      meta: { screen: "DeleteCertificateDialog", requirements: ["R11"] },
      tags: ["open", "failed"],
      on: { "deletion.confirm": "deleting", "deletion.cancel": { target: "closed", actions: "clear" } },
    },
  },
});
