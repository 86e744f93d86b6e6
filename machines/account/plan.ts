import { assign, emit, fromPromise, setup } from "xstate";
import type { Plan } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import type { AccountChanged, FocusRequested, ScreenMeta, SessionChanged, SignInRequested } from "../shared/events";
import { commandKey } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards, takeSeed } from "../shared/session";

interface Context {
  plan: Plan | null;
  failure: Failure | null;
  seed: string;
  /** Commands answered so far; part of the next one's idempotency key. */
  done: number;
}
type Event =
  | SessionChanged
  | { type: "connection.changed"; online: boolean }
  | { type: "plan.retry" }
  | { type: "trial.choose" }
  | { type: "trial.confirm" }
  | { type: "trial.cancel" }
  | { type: "signIn.choose" };

const screen = "Plan";

/** A learner's plan and its end, and the trial, which is confirmed once and had once per account (R55, R57, R58). */
export const planMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AccountChanged | FocusRequested | SignInRequested,
    tags: {} as "pending" | "busy" | "failed" | "asking",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadPlan: fromPromise<Plan>(notProvided("loadPlan")),
    startTrial: fromPromise<Plan, { key: string }>(notProvided("startTrial")),
  },
  actions: {
    takeSeed: takeSeed(),
    keepPlan: assign(({ context }, plan: Plan) => ({ plan, failure: null, done: context.done + 1 })),
    keepFailure: keepFailure(),
    clearFailure: assign({ failure: null }),
    forget: assign({ plan: null, failure: null }),
    /** The trial changes the billing record, and with it the banner. */
    announceAccount: emit({ type: "account.changed" }),
    /** The button is another one. */
    requestFocus: emit({ type: "focus.requested", part: "plan" }),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...sessionGuards,
    ...connectionGuards,
    isStaff: ({ context }) => context.plan?.kind === "staff",
    isPaid: ({ context }) => context.plan?.kind === "paid",
    isOnTrial: ({ context }) => context.plan?.kind === "trial",
    isGranted: ({ context }) => context.plan?.kind === "plus",
    isOfferedHere: ({ context }) => context.plan?.trial === "here",
    isOfferedElsewhere: ({ context }) => context.plan?.trial === "elsewhere",
    /** Started in another window, or paid for since. */
    isOutdated: refusedAs("trial_had", "not_offered"),
  },
}).createMachine({
  id: "plan",
  description: "A learner's plan.",
  context: { plan: null, failure: null, seed: "", done: 0 },
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: "isSignedIn", target: ".loading", actions: { type: "takeSeed", params: ({ event }) => event } },
      { target: ".signedOut", actions: "forget" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet.",
      meta: { screen, requirements: ["R55"] },
      tags: "pending",
    },
    loading: {
      description: "The plan is loading; a plan that is shown stays until the answer comes.",
      meta: { screen, requirements: ["R55", "R58"] },
      tags: "pending",
      invoke: {
        id: "loadPlan",
        src: "loadPlan",
        onDone: { target: "known", actions: { type: "keepPlan", params: ({ event }) => event.output } },
        onError: [{ guard: "isSignedOut", target: "signedOut", actions: "forget" }, failTo("failed")],
      },
    },
    known: {
      description: "The plan is known: what it is decides what is shown.",
      always: [
        { guard: "isStaff", target: "staff" },
        { guard: "isPaid", target: "paid" },
        { guard: "isOnTrial", target: "onTrial" },
        { guard: "isGranted", target: "granted" },
        { guard: "isOfferedHere", target: "offered" },
        { guard: "isOfferedElsewhere", target: "offeredElsewhere" },
        { target: "free" },
      ],
    },
    offered: {
      description: "A free account that has not had its trial: the academy gives it.",
      meta: { screen, requirements: ["R57"] },
      on: { "trial.choose": { target: "asking", actions: ["clearFailure", "requestFocus"] } },
    },
    asking: {
      description: "The trial is had once: the learner is asked before it starts.",
      meta: { screen, requirements: ["R57"] },
      tags: "asking",
      on: { "trial.confirm": "starting", "trial.cancel": { target: "offered", actions: "requestFocus" } },
    },
    starting: {
      description: "The trial is starting; a repeat after a timeout starts one (R18).",
      meta: { screen, requirements: ["R57", "R18"] },
      tags: ["asking", "busy"],
      invoke: {
        id: "startTrial",
        src: "startTrial",
        input: ({ context }) => ({ key: commandKey(context, "trial") }),
        onDone: {
          target: "known",
          actions: [{ type: "keepPlan", params: ({ event }) => event.output }, "announceAccount", "requestFocus"],
        },
        onError: [
          { guard: "isSignedOut", target: "signedOut", actions: ["forget", "announceAccount"] },
          { guard: "isOutdated", target: "loading" },
          failTo("offered"),
        ],
      },
    },
    offeredElsewhere: {
      description: "A free account: the trial begins at another site.",
      meta: { screen, requirements: ["R57"] },
    },
    free: {
      description: "A free account that has had its trial: a promo code is the way to academy-plus.",
      meta: { screen, requirements: ["R57", "R58"] },
    },
    onTrial: {
      description: "On trial, and until when, if the academy gave it.",
      meta: { screen, requirements: ["R55", "R57"] },
    },
    granted: {
      description: "A promo code grants academy-plus, and until when.",
      meta: { screen, requirements: ["R55", "R58"] },
    },
    paid: {
      description: "A paid plan: academy-plus is part of it.",
      meta: { screen, requirements: ["R55"] },
    },
    staff: {
      description: "An administrator or editor, who may study everything.",
      meta: { screen, requirements: ["R55", "R10"] },
    },
    signedOut: {
      description: "Nobody is signed in: plans belong to accounts.",
      meta: { screen, requirements: ["S6.signIn"] },
      on: { "signIn.choose": { actions: "askToSignIn" } },
    },
    failed: {
      description: "The plan did not arrive; the learner can try again.",
      meta: { screen, requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "plan.retry": { target: "loading", actions: "clearFailure" }, ...retryOnline("loading") },
    },
  },
});
