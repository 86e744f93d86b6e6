import { assign, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";

interface Input {
  /** Path on this site to go on to. */
  returnTo: string;
}
interface Context extends Input {
  email: string;
  failure: Failure | null;
}
/** What is asked for. */
export type PasswordRequest = Pick<Context, "email" | "returnTo">;
type Event = { type: "email.change"; email: string } | { type: "password.request" } | { type: "request.reopen" };

const meta: ScreenMeta = { screen: "ForgottenPasswordPage", requirements: ["R59"] };
const requests = { "password.request": { guard: "isFilled", target: "requesting" } } as const;

/** Asking for a new password by mail; the page says the same for every address (R59). */
export const forgottenPasswordMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: { requestPassword: fromPromise<void, PasswordRequest>(notProvided("requestPassword")) },
  actions: { keepFailure: keepFailure() },
  guards: {
    isFilled: ({ context }) => context.email.trim() !== "",
    isRefused: refusedAs("invalid"),
    isUnavailable: refusedAs("not_offered"),
    isLimited: refusedAs("too_many"),
  },
}).createMachine({
  id: "forgottenPassword",
  description: "Someone who forgot their password gets a link for a new one.",
  context: ({ input }) => ({ ...input, email: "", failure: null }),
  initial: "entering",
  on: { "email.change": { actions: assign({ email: ({ event }) => event.email }) } },
  states: {
    entering: {
      description: "The e-mail address is being typed.",
      meta,
      on: requests,
    },
    requesting: {
      description: "The server is taking the request.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "requestPassword",
        src: "requestPassword",
        input: ({ context: { email, returnTo } }) => ({ email, returnTo }),
        onDone: "sent",
        onError: [
          { guard: "isRefused", ...failTo("refused") },
          { guard: "isUnavailable", target: "unavailable" },
          { guard: "isLimited", ...failTo("limited") },
          failTo("failed"),
        ],
      },
    },
    sent: {
      description: "A mail is on its way to the address; its link leads to the new password.",
      meta,
      on: { "request.reopen": "entering" },
    },
    refused: {
      description: "What was typed is not an e-mail address; it stays in its field.",
      meta,
      tags: "failed",
      on: requests,
    },
    limited: {
      description: "Too many requests from here; the page says how long to wait.",
      meta,
      tags: "failed",
      on: requests,
    },
    failed: {
      description: "The server could not be reached; the address stays.",
      meta,
      tags: "failed",
      on: requests,
    },
    unavailable: {
      description: "This site sends no mail, so it cannot replace passwords.",
      meta,
    },
  },
});
