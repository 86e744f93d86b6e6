import { assign, fromPromise, setup } from "xstate";
import type { RevocationReason, StaffCertificate } from "../../contract/certificates/administration";
import type { Confirming } from "../account/passkeys/context";
import {
  noProof,
  type Proof,
  type ProofEvent,
  problemOf,
  proofActors,
  proofGuards,
  proofStates,
} from "../account/session-proof";
import { commandKey, type ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { tellParent } from "../shared/tell-parent";

export type Intent = "revoke" | "restore";

/** What is sent: a reason only with a revocation. */
export interface Revoking {
  intent: Intent;
  hash: string;
  reason: RevocationReason;
  note: string;
  key: string;
}
interface Context extends Proof {
  /** The certificate that is asked about, and then as the server has it; null = none. */
  certificate: StaffCertificate | null;
  intent: Intent;
  reason: RevocationReason | null;
  note: string;
  seed: string;
  /** Counts what the server has done: each retry of one command has the same key, another one another key (R18). */
  done: number;
}
interface Opened {
  certificate: StaffCertificate;
  intent: Intent;
  seed: string;
}
type Event =
  | ({ type: "revocation.open" } & Opened)
  | { type: "reason.choose"; reason: RevocationReason }
  | { type: "note.type"; note: string }
  | { type: "revocation.confirm" }
  | { type: "revocation.cancel" }
  | { type: "revocation.undo" }
  | { type: "revocation.close" }
  | ProofEvent;

/** Tells the list how a certificate is now; without one, that it may have changed. */
export interface RevocationSettled {
  type: "revocation.settled";
  certificate: StaffCertificate | null;
}

const screen = "RevocationDialog";
const meta: ScreenMeta = { screen, requirements: ["R62"] };

const opens = {
  "revocation.open": { target: "asking", actions: { type: "take", params: ({ event }: { event: Opened }) => event } },
} as const;
const closes = { "revocation.cancel": { target: "#certificateRevocation.closed", actions: "clear" } } as const;

/**
 * Revokes a certificate with a reason, or restores it: asked first, with what it does; the server may ask for a
 * confirmation (R60); if a colleague was faster, the list shows what is there now; and each can be undone by the other.
 */
export const certificateRevocationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as "open" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    changeCertificate: fromPromise<StaffCertificate, Revoking>(notProvided("changeCertificate")),
    ...proofActors,
  },
  actions: {
    take: assign((_, { certificate, intent, seed }: Opened) => ({
      certificate,
      intent,
      seed,
      // What a restored certificate was revoked for, in case that this is undone.
      reason: certificate.revoked?.reason ?? null,
      note: certificate.revoked?.note ?? "",
      failure: null,
    })),
    keepReason: assign((_, reason: RevocationReason) => ({ reason })),
    keepNote: assign((_, note: string) => ({ note })),
    turnRound: assign(({ context }) => ({ intent: context.intent === "revoke" ? "restore" : "revoke", failure: null })),
    keepResult: assign(({ context }, certificate: StaffCertificate) => ({
      certificate,
      done: context.done + 1,
      failure: null,
    })),
    keepFailure: keepFailure(),
    keepPassword: assign((_, password: string) => ({ password })),
    forgetPassword: assign({ password: "" }),
    keepProblem: assign((_, confirming: Confirming) => ({ problem: problemOf(confirming) })),
    clear: assign({ certificate: null, reason: null, note: "", ...noProof }),
    tellList: tellParent<RevocationSettled>()((_, certificate: StaffCertificate | null) => ({
      type: "revocation.settled",
      certificate,
    })),
  },
  guards: {
    isOtherReason: ({ context: { intent, reason } }, chosen: RevocationReason) =>
      intent === "revoke" && reason !== chosen,
    isRevoking: ({ context }) => context.intent === "revoke",
    /** Another reason than those of the list has to be written. */
    isWhole: ({ context: { intent, reason, note } }) =>
      intent === "restore" || (reason !== null && (reason !== "other" || note.trim() !== "")),
    ...proofGuards,
    isUnproved: refusedAs("confirmation_needed"),
    isOutdated: refusedAs("conflict", "not_found"),
    isOver: refusedAs("signed_out", "forbidden"),
  },
}).createMachine({
  id: "certificateRevocation",
  description: "Revoking a certificate, or restoring it.",
  context: {
    certificate: null,
    intent: "revoke",
    reason: null,
    note: "",
    seed: "",
    done: 0,
    ...noProof,
  },
  initial: "closed",
  // Sent by its list, which now belongs to someone else or to nobody.
  on: { "revocation.close": { target: ".closed", actions: "clear" } },
  states: {
    closed: {
      description: "Nothing is asked.",
      meta,
      on: opens,
    },
    asking: {
      description: "The dialog says what will happen and asks for a confirmation; for a revocation, with a reason.",
      initial: "choosing",
      tags: "open",
      on: {
        ...closes,
        "reason.choose": {
          guard: { type: "isOtherReason", params: ({ event }) => event.reason },
          target: ".choosing",
          actions: { type: "keepReason", params: ({ event }) => event.reason },
        },
        "note.type": {
          guard: "isRevoking",
          target: ".choosing",
          actions: { type: "keepNote", params: ({ event }) => event.note },
        },
        "revocation.confirm": [{ guard: "isWhole", target: "changing" }, { target: ".incomplete" }],
      },
      states: {
        choosing: { description: "The reason is being chosen, if there is to be one.", meta },
        incomplete: { description: "There is no reason yet: the dialog says what is missing.", meta },
      },
    },
    changing: {
      description: "The server is doing it.",
      meta,
      tags: ["open", "busy"],
      invoke: {
        id: "changeCertificate",
        src: "changeCertificate",
        input: ({ context }) => ({
          intent: context.intent,
          hash: context.certificate?.hash ?? "",
          reason: context.reason ?? "other",
          note: context.note.trim(),
          key: commandKey(context, context.intent),
        }),
        onDone: {
          target: "changed",
          actions: [
            { type: "keepResult", params: ({ event }) => event.output },
            { type: "tellList", params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: "isUnproved", target: "proving" },
          { guard: "isOutdated", target: "outdated", actions: { type: "tellList", params: null } },
          // The list finds out which of the two it is.
          { guard: "isOver", target: "closed", actions: ["clear", { type: "tellList", params: null }] },
          failTo("failed"),
        ],
      },
    },
    proving: {
      description: "Too long ago that this session was confirmed: the dialog asks for the password, or for a passkey.",
      initial: "entering",
      tags: "open",
      on: closes,
      states: proofStates(screen, "revocation.cancel", "#certificateRevocation.changing", {
        guard: "isOver",
        target: "#certificateRevocation.closed",
        actions: ["clear", { type: "tellList", params: null }],
      }),
    },
    changed: {
      description: "It is done: the page says so, and offers to undo it.",
      meta,
      on: { ...opens, "revocation.undo": { target: "changing", actions: "turnRound" } },
    },
    outdated: {
      description: "It has changed meanwhile: nothing was done, and the list shows what is there now.",
      meta: { screen, requirements: ["R11", "R62"] },
      tags: "open",
      on: closes,
    },
    failed: {
      description: "It was not done, as far as is known; the question stays open.",
      meta: { screen, requirements: ["R11"] },
      tags: ["open", "failed"],
      on: {
        ...closes,
        "revocation.confirm": "changing",
        "reason.choose": {
          guard: { type: "isOtherReason", params: ({ event }) => event.reason },
          target: "asking",
          actions: { type: "keepReason", params: ({ event }) => event.reason },
        },
        "note.type": {
          guard: "isRevoking",
          target: "asking",
          actions: { type: "keepNote", params: ({ event }) => event.note },
        },
      },
    },
  },
});
