import { fromPromise } from "xstate";
import type { Failure } from "../../contract/errors";
import type { ScreenMeta } from "../shared/events";
import { failTo } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import type { Confirming, NoPasskey } from "./passkeys/context";

/** What a machine remembers in which staff confirm that it is them (R60). */
export interface Proof {
  password: string;
  /** Why the browser used no passkey. */
  problem: NoPasskey | null;
  failure: Failure | null;
}

export const noProof = { password: "", problem: null, failure: null } as const;

export type ProofEvent =
  | { type: "password.change"; password: string }
  | { type: "password.submit" }
  | { type: "passkey.use" };

export const proofActors = {
  confirmSession: fromPromise<string, { password: string }>(notProvided("confirmSession")),
  confirmByPasskey: fromPromise<Confirming>(notProvided("confirmByPasskey")),
};

/** Why a confirmation did not happen; null if it did. */
export const problemOf = ({ kind }: Confirming): NoPasskey | null => (kind === "confirmed" ? null : kind);

export const proofGuards = {
  isFilled: ({ context }: { context: Proof }) => context.password !== "",
  isConfirmed: (_: unknown, confirming: Confirming) => confirming.kind === "confirmed",
  isWrong: refusedAs("wrong_confirmation"),
  hasNoPassword: refusedAs("not_offered"),
};

const chooses = {
  "password.change": {
    actions: { type: "keepPassword", params: ({ event }: { event: { password: string } }) => event.password },
  },
  "password.submit": { guard: "isFilled", target: "checkingPassword" },
  "passkey.use": "checkingPasskey",
} as const;

/** What a call has brought that ended well. */
const outputOf = ({ event }: { event: { output: Confirming } }): Confirming => event.output;

/**
 * The states in which staff confirm that it is them, with password or passkey, because their last confirmation was too
 * long ago (R60). Its machine has the actors and guards from above, and the actions `keepPassword`, `forgetPassword`,
 * and `keepProblem`.
 * @param cancel the event that closes the dialog, which has to wait for an answer
 * @param confirmed the id of the state that goes on
 * @param over where the end of the session leads
 */
export const proofStates = <const Cancel extends string, const Confirmed extends string, const Over extends object>(
  screen: string,
  cancel: Cancel,
  confirmed: Confirmed,
  over: Over,
) => {
  const ignoresCancel = { [cancel]: {} } as Record<Cancel, object>;
  const meta: ScreenMeta = { screen, requirements: ["R60"] };
  const ofPasskey: ScreenMeta = { screen, requirements: ["R60", "R61"] };
  const ofFailure: ScreenMeta = { screen, requirements: ["R11", "R60"] };
  return {
    entering: {
      description: "The password is being typed, or a passkey is chosen instead.",
      meta,
      on: chooses,
    },
    checkingPassword: {
      description: "The server is checking the password.",
      meta,
      tags: "busy",
      on: ignoresCancel,
      invoke: {
        id: "confirmSession",
        src: "confirmSession",
        input: ({ context }: { context: Proof }) => ({ password: context.password }),
        onDone: { target: confirmed, actions: "forgetPassword" },
        onError: [
          { guard: "isWrong", ...failTo("wrong", "forgetPassword") },
          { guard: "hasNoPassword", target: "passwordless", actions: "forgetPassword" },
          over,
          failTo("failed"),
        ],
      },
    },
    checkingPasskey: {
      description: "The browser asks for the passkey, and the server checks it.",
      meta: ofPasskey,
      tags: "busy",
      on: ignoresCancel,
      invoke: {
        id: "confirmByPasskey",
        src: "confirmByPasskey",
        onDone: [
          {
            guard: { type: "isConfirmed", params: outputOf },
            target: confirmed,
            actions: "forgetPassword",
          },
          { target: "stopped", actions: { type: "keepProblem", params: outputOf } },
        ],
        onError: [over, failTo("failed")],
      },
    },
    wrong: {
      description: "The password was wrong; it can be typed again.",
      meta,
      tags: "failed",
      on: chooses,
    },
    stopped: {
      description: "No passkey was used: the dialog says why; another try, or the password, is possible.",
      meta: ofPasskey,
      on: chooses,
    },
    failed: {
      description: "It could not be checked; the password stays in its field.",
      meta: ofFailure,
      tags: "failed",
      on: chooses,
    },
    passwordless: {
      description: "The account has no password here: a passkey, or signing in again, confirms it.",
      meta,
      on: { "passkey.use": "checkingPasskey" },
    },
  } as const;
};
