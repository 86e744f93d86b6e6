import { assign, emit, fromPromise, setup } from "xstate";
import type { Passkey, PasskeyList } from "../../../contract/account/passkeys";
import { staffIn } from "../../shared/administration";
import type { ScreenMeta, SessionChanged, SessionLost } from "../../shared/events";
import { failTo, keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, learnerGuards, sessionGuards } from "../../shared/session";
import {
  type Adding,
  type Confirming,
  type Context,
  type Event,
  maxNameLength,
  problemOf,
  type Wanted,
} from "./context";

/** What is shown once a passkey was added, renamed or removed. */
const withChanged = (passkeys: Passkey[], changed: Passkey): Passkey[] =>
  passkeys.map((one) => (one.id === changed.id ? changed : one));

/** Types, actors, actions and guards of the passkeys; its other files import this one and never each other. */
export const passkeysSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionLost,
    tags: {} as "pending" | "busy" | "failed" | "asking" | "confirming",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadPasskeys: fromPromise<PasskeyList>(notProvided("loadPasskeys")),
    addPasskey: fromPromise<Adding>(notProvided("addPasskey")),
    renamePasskey: fromPromise<Passkey, { id: number; name: string }>(notProvided("renamePasskey")),
    removePasskey: fromPromise<void, { id: number }>(notProvided("removePasskey")),
    makeCodes: fromPromise<string[]>(notProvided("makeCodes")),
    confirmSession: fromPromise<string, { password: string }>(notProvided("confirmSession")),
    confirmByPasskey: fromPromise<Confirming>(notProvided("confirmByPasskey")),
  },
  actions: {
    keepFailure: keepFailure(),
    keepLearner: assign((_, session: SessionChanged) => ({
      learnerId: session.learner?.id ?? null,
      isStaff: staffIn(session) !== null,
    })),
    forget: assign({
      learnerId: null,
      passkeys: [],
      isStaff: false,
      codesLeft: null,
      codes: [],
      chosenId: null,
      name: "",
      password: "",
      problem: null,
      failure: null,
    }),
    keepList: assign((_, { passkeys, codesLeft }: PasskeyList) => ({ passkeys, codesLeft })),
    keepAdded: assign(({ context }, passkey: Passkey) => ({
      passkeys: [passkey, ...context.passkeys.filter(({ id }) => id !== passkey.id)],
      chosenId: passkey.id,
      name: passkey.name,
    })),
    keepProblem: assign((_, made: Adding | Confirming) => ({ problem: problemOf(made) })),
    choose: assign(({ context }, id: number) => ({
      chosenId: id,
      // It is listed, or nothing would be done with it.
      name: (context.passkeys.find((one) => one.id === id) as Passkey).name,
    })),
    keepName: assign((_, name: string) => ({ name })),
    keepRenamed: assign(({ context }, passkey: Passkey) => ({ passkeys: withChanged(context.passkeys, passkey) })),
    removeChosen: assign(({ context: { passkeys, chosenId, codesLeft } }) => {
      const left = passkeys.filter(({ id }) => id !== chosenId);
      // The codes end with the last passkey.
      return { passkeys: left, codesLeft: left.length === 0 ? null : codesLeft };
    }),
    keepCodes: assign((_, codes: string[]) => ({ codes, codesLeft: codes.length })),
    forgetCodes: assign({ codes: [] }),
    saveCodes: (_, _codes: string[]) => notProvided("saveCodes")(),
    keepWanted: assign((_, wanted: Wanted) => ({ wanted })),
    keepPassword: assign((_, password: string) => ({ password })),
    forgetPassword: assign({ password: "" }),
    clear: assign({ problem: null, failure: null }),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    ...sessionGuards,
    ...connectionGuards,
    ...learnerGuards,
    isListed: ({ context }, id: number) => context.passkeys.some((one) => one.id === id),
    hasPasskeys: ({ context }) => context.passkeys.length > 0,
    mayHaveCodes: ({ context }) => context.isStaff && context.passkeys.length > 0,
    isNameEmpty: ({ context }) => context.name.trim() === "",
    isNameTooLong: ({ context }) => [...context.name.trim()].length > maxNameLength,
    isPasswordEmpty: ({ context }) => context.password === "",
    isAdded: (_, { kind }: Adding) => kind === "added",
    isConfirmed: (_, { kind }: Confirming) => kind === "confirmed",
    isGone: refusedAs("not_found"),
    isUnconfirmed: refusedAs("confirmation_needed"),
    isWrong: refusedAs("wrong_confirmation", "invalid"),
    wantsToAdd: ({ context }) => context.wanted === "add",
    wantsToRemove: ({ context }) => context.wanted === "remove",
  },
});

/** Where an error leads that can follow any call of this page: sign-in, the confirmation, or a message. */
export const orElse = (wanted: Wanted) =>
  [
    { guard: "isSignedOut", target: "#passkeys.signedOut", actions: ["forget", "announceLoss"] },
    {
      guard: "isUnconfirmed",
      target: "#passkeys.listed.confirming",
      actions: { type: "keepWanted", params: wanted },
    },
    failTo("#passkeys.listed.actionFailed"),
  ] as const;
