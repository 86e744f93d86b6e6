import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { linkActors, linkGuards, linkStates, type MailLink } from "./mail-link";

interface Context extends MailLink {
  /** Path on this site to go on to. */
  returnTo: string;
  failure: Failure | null;
}
type Event = { type: "password.change"; password: string } | { type: "password.save" } | SessionChanged;

const meta: ScreenMeta = { screen: "NewPasswordPage", requirements: ["R59", "R60"] };
const saves = { "password.save": { guard: "hasPassword", target: "saving" } } as const;

/** The link in the mail for a forgotten password: a new one is chosen, which ends all sessions (R59, R60). */
export const newPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    ...linkActors,
    savePassword: fromPromise<{ returnTo: string }, MailLink>(notProvided("savePassword")),
  },
  actions: {
    keepLink: assign((_, linkToken: string) => ({ linkToken })),
    keepReturn: assign((_, returnTo: string) => ({ returnTo, password: "" })),
    announceAccount: emit({ type: "account.changed" }),
    keepFailure: keepFailure(),
    clearPassword: assign({ password: "" }),
  },
  guards: {
    ...linkGuards,
    isRefused: refusedAs("invalid", "common_password"),
    isUnusable: refusedAs("link_used", "link_expired"),
  },
}).createMachine({
  id: "newPassword",
  description: "Someone who forgot their password chooses a new one.",
  context: { linkToken: "", password: "", returnTo: "/academy/", failure: null },
  initial: "waiting",
  on: { "password.change": { actions: assign({ password: ({ event }) => event.password }) } },
  states: {
    ...linkStates(meta, "password.save", "saving"),
    entering: {
      description: "The new password is being typed.",
      meta,
      on: saves,
    },
    saving: {
      description: "The server is saving the new password.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "savePassword",
        src: "savePassword",
        input: ({ context: { linkToken, password } }) => ({ linkToken, password }),
        onDone: { target: "saved", actions: { type: "keepReturn", params: ({ event }) => event.output.returnTo } },
        onError: [
          { guard: "isRefused", ...failTo("refused") },
          { guard: "isUnusable", ...failTo("unusable", "clearPassword") },
          failTo("failed"),
        ],
      },
    },
    saved: {
      description: "The new password is saved, and every device is signed out; the page asks to sign in.",
      meta,
      entry: "announceAccount",
    },
    refused: {
      description: "The password is too easy to guess; it stays in its field.",
      meta,
      tags: "failed",
      on: saves,
    },
    failed: {
      description: "The server could not be reached; what was typed stays.",
      meta,
      tags: "failed",
      on: saves,
    },
    unusable: {
      description: "The link was used, has expired, or is not complete; the page offers a new one.",
      meta,
      tags: "failed",
    },
  },
});
