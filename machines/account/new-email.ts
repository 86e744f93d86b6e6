import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { linkActors, linkGuards, linkStates, type MailLink } from "./mail-link";

interface Context extends MailLink {
  /** The address that the account has now; empty until then. */
  email: string;
  failure: Failure | null;
}
type Event = { type: "password.change"; password: string } | { type: "confirmation.submit" } | SessionChanged;

const meta: ScreenMeta = { screen: "NewEmailPage", requirements: ["R59"] };
const submits = { "confirmation.submit": { guard: "hasPassword", target: "submitting" } } as const;

/** The link in the mail to a new address: with the account's password, the account gets it (R59). */
export const newEmailMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    ...linkActors,
    confirmNewEmail: fromPromise<{ email: string }, MailLink>(notProvided("confirmNewEmail")),
  },
  actions: {
    keepLink: assign((_, linkToken: string) => ({ linkToken })),
    keepEmail: assign((_, email: string) => ({ email, password: "" })),
    announceAccount: emit({ type: "account.changed" }),
    keepFailure: keepFailure(),
    clearPassword: assign({ password: "" }),
  },
  guards: {
    ...linkGuards,
    isRefused: refusedAs("wrong_credentials"),
    isTaken: refusedAs("email_taken"),
    isUnusable: refusedAs("link_used", "link_expired", "invalid"),
    isLimited: refusedAs("too_many"),
  },
}).createMachine({
  id: "newEmail",
  description: "Someone confirms the new email address of an account.",
  context: { linkToken: "", password: "", email: "", failure: null },
  initial: "waiting",
  on: { "password.change": { actions: assign({ password: ({ event }) => event.password }) } },
  states: {
    ...linkStates(meta, "confirmation.submit", "submitting"),
    entering: {
      description: "The password of the account is being typed.",
      meta,
      on: submits,
    },
    submitting: {
      description: "The server is checking link and password.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "confirmNewEmail",
        src: "confirmNewEmail",
        input: ({ context: { linkToken, password } }) => ({ linkToken, password }),
        onDone: {
          target: "changed",
          actions: [{ type: "keepEmail", params: ({ event }) => event.output.email }, "announceAccount"],
        },
        onError: [
          { guard: "isRefused", ...failTo("refused", "clearPassword") },
          { guard: "isTaken", ...failTo("taken", "clearPassword") },
          { guard: "isUnusable", ...failTo("unusable", "clearPassword") },
          { guard: "isLimited", ...failTo("limited") },
          failTo("failed"),
        ],
      },
    },
    changed: {
      description: "The account has the new address, which the page names.",
      meta,
    },
    refused: {
      description: "The password is not the account's.",
      meta,
      tags: "failed",
      on: submits,
    },
    limited: {
      description: "Too many tries; the page says how long to wait.",
      meta,
      tags: "failed",
      on: submits,
    },
    failed: {
      description: "The server could not be reached; what was typed stays.",
      meta,
      tags: "failed",
      on: submits,
    },
    taken: {
      description: "Another account uses the address now; the account keeps its old one.",
      meta,
      tags: "failed",
    },
    unusable: {
      description: "The link was used, has expired, or is not complete; the page says which.",
      meta,
      tags: "failed",
    },
  },
});
