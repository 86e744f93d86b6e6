import { assign, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta } from "../shared/events";
import { failTo } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, sessionGuards } from "../shared/session";
import { tellParent } from "../shared/tell-parent";

interface Context {
  learnerId: number;
  /** What was typed to confirm; cleared when the question closes. */
  confirmation: string;
  online: boolean;
  /** A try was sent and its outcome is unknown. */
  unanswered: boolean;
  failure: Failure | null;
}
type Event =
  | ConnectionChanged
  | { type: "deletion.open"; learnerId: number }
  | { type: "confirmation.change"; confirmation: string }
  | { type: "deletion.confirm" }
  | { type: "deletion.cancel" };

/** What the deletion tells the page that opened it. `uncertain`: an earlier try may have deleted the account. */
export type DeletionReport = { type: "account.deleted" } | { type: "session.ended"; uncertain: boolean };

/** Deletes the account for good, after a question that only its owner can answer (L24). */
export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as "open" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    deleteAccount: fromPromise<void, { confirmation: string; learnerId: number }>(notProvided("deleteAccount")),
  },
  actions: {
    tellPage: tellParent<DeletionReport>()((_, report: DeletionReport) => report),
    keepFailure: assign(({ context }, failure: Failure) => ({
      failure,
      unanswered: context.unanswered || failure.status === 0 || failure.status >= 500,
    })),
    forgetConfirmation: assign({ confirmation: "" }),
    clear: assign({ confirmation: "", failure: null, unanswered: false }),
  },
  guards: {
    isUnconfirmed: ({ context }) => context.confirmation === "",
    isOffline: ({ context }) => !context.online,
    ...connectionGuards,
    isRefused: refusedAs("wrong_confirmation", "invalid"),
    isSignedOut: sessionGuards.isSignedOut,
  },
}).createMachine({
  id: "accountDeletion",
  description: "Deletes the account for good, after a confirmation.",
  context: { learnerId: 0, confirmation: "", online: true, unanswered: false, failure: null },
  initial: "closed",
  on: { "connection.changed": { actions: assign({ online: ({ event }) => event.online }) } },
  states: {
    closed: {
      description: "The dialog is closed.",
      meta: { screen: "DeleteAccountDialog", requirements: ["L24"] },
      on: {
        "deletion.open": { target: "asking", actions: assign({ learnerId: ({ event }) => event.learnerId }) },
      },
    },
    asking: {
      description: "The dialog says what will be lost and asks for a confirmation.",
      tags: "open",
      on: {
        "confirmation.change": { actions: assign({ confirmation: ({ event }) => event.confirmation }) },
        "deletion.confirm": [
          { guard: "isUnconfirmed" },
          { guard: "isOffline", target: ".offline" },
          { target: "deleting" },
        ],
        "deletion.cancel": { target: "closed", actions: "clear" },
      },
      initial: "confirming",
      states: {
        confirming: {
          description: "The confirmation is being written.",
          meta: { screen: "DeleteAccountDialog", requirements: ["L24"] },
        },
        refused: {
          description: "That was not the account's password, nor its e-mail address.",
          meta: { screen: "DeleteAccountDialog", requirements: ["L24", "R11"] },
          tags: "failed",
          entry: "forgetConfirmation",
        },
        failed: {
          description: "The server did not delete it, or did not say so; the question stays, with what was typed.",
          meta: { screen: "DeleteAccountDialog", requirements: ["L24", "R11"] },
          tags: "failed",
        },
        offline: {
          description: "Nothing was sent offline; the question comes back when the network does.",
          meta: { screen: "DeleteAccountDialog", requirements: ["L3", "R40"] },
          tags: "failed",
          entry: assign({ failure: { code: "network", status: 0 } satisfies Failure }),
          on: {
            "connection.changed": {
              guard: "isOnline",
              target: "confirming",
              actions: assign({ online: true, failure: null }),
            },
          },
        },
      },
    },
    deleting: {
      description: "The server checks the confirmation and deletes.",
      meta: { screen: "DeleteAccountDialog", requirements: ["L24"] },
      tags: ["open", "busy"],
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: ({ context: { confirmation, learnerId } }) => ({ confirmation, learnerId }),
        onDone: { target: "closed", actions: [{ type: "tellPage", params: { type: "account.deleted" } }, "clear"] },
        onError: [
          {
            guard: "isRefused",
            ...failTo("asking.refused"),
          },
          {
            guard: "isSignedOut",
            target: "closed",
            actions: [
              {
                type: "tellPage",
                params: ({ context }) => ({ type: "session.ended", uncertain: context.unanswered }),
              },
              "clear",
            ],
          },
          failTo("asking.failed"),
        ],
      },
    },
  },
});
