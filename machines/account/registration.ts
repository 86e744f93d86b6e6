import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { NavigationRequested, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";

interface Input {
  /** Path on this site to go on to. */
  returnTo: string;
}
interface Context extends Input {
  name: string;
  email: string;
  password: string;
  failure: Failure | null;
}
/** What is asked for. */
export type Registration = Pick<Context, "name" | "email" | "password" | "returnTo">;
type Event =
  | { type: "name.change"; name: string }
  | { type: "email.change"; email: string }
  | { type: "password.change"; password: string }
  | { type: "registration.submit" }
  | { type: "registration.reopen" }
  | SessionChanged;

const meta: ScreenMeta = { screen: "RegistrationPage", requirements: ["R59"] };
const submits = { "registration.submit": { guard: "isFilled", target: "submitting" } } as const;

/** Asking for an account; a mail confirms it, whether or not the address has one already (R59). */
export const registrationMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NavigationRequested,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: { register: fromPromise<void, Registration>(notProvided("register")) },
  actions: { keepFailure: keepFailure() },
  guards: {
    // A name of spaces passes the browser's own check too: the server says what is wrong with it.
    isFilled: ({ context: { name, email, password } }) => name !== "" && email.trim() !== "" && password !== "",
    isSignedIn: sessionGuards.isSignedIn,
    isRefused: refusedAs("invalid", "common_password"),
    isClosed: refusedAs("not_offered"),
    isLimited: refusedAs("too_many"),
  },
}).createMachine({
  id: "registration",
  description: "A visitor asks for an account, and confirms the address from the mail.",
  context: ({ input }) => ({ ...input, name: "", email: "", password: "", failure: null }),
  initial: "entering",
  on: {
    // Also for learners who open this page with a session, or confirm their address in another tab.
    "session.changed": { guard: "isSignedIn", target: ".signedIn" },
    "name.change": { actions: assign({ name: ({ event }) => event.name }) },
    "email.change": { actions: assign({ email: ({ event }) => event.email }) },
    "password.change": { actions: assign({ password: ({ event }) => event.password }) },
  },
  states: {
    entering: {
      description: "Name, e-mail, and password are being typed.",
      meta,
      on: submits,
    },
    submitting: {
      description: "The server is taking the registration.",
      meta,
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        id: "register",
        src: "register",
        input: ({ context: { name, email, password, returnTo } }) => ({ name, email, password, returnTo }),
        onDone: "sent",
        onError: [
          { guard: "isRefused", ...failTo("refused") },
          { guard: "isClosed", target: "closed" },
          { guard: "isLimited", ...failTo("limited") },
          failTo("failed"),
        ],
      },
    },
    sent: {
      description: "A mail is on its way to the address; its link goes on from here.",
      meta,
      entry: assign({ password: "" }),
      on: { "registration.reopen": "entering" },
    },
    refused: {
      description: "The server says which field is wrong; everything stays in its field.",
      meta,
      tags: "failed",
      on: submits,
    },
    limited: {
      description: "Too many registrations from here; the page says how long to wait.",
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
    closed: {
      description: "This site takes no registrations.",
      meta,
      entry: assign({ password: "" }),
    },
    signedIn: {
      description: "Someone is signed in: on to the page that registering began on.",
      meta,
      tags: "busy",
      entry: [
        assign({ password: "" }),
        emit(({ context }) => ({ type: "navigation.requested", href: context.returnTo, replace: true })),
      ],
    },
  },
});
