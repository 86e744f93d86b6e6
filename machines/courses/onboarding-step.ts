import { assign, emit, fromPromise, setup } from "xstate";
import type { OnboardingProgress } from "../../contract/courses/onboarding";
import type { Failure } from "../../contract/errors";
import { commandKey, type ScreenMeta, type SessionChanged, type SignInRequested } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { sessionGuards } from "../shared/session";
import { tellParent } from "../shared/tell-parent";

interface Input {
  id: number;
}
interface Context extends Input {
  seed: string;
  /** Commands answered so far; part of the next one's idempotency key. */
  done: number;
  failure: Failure | null;
}
type Event = SessionChanged | { type: "step.settled"; passed: boolean } | { type: "step.pass" };

/** A step tells the onboarding that the server recorded it as passed, with all that the server counted. */
export interface StepPassed {
  type: "step.passed";
  progress: OnboardingProgress;
}

/** One step of the onboarding, passed on request and independent of the others. */
export const onboardingStepMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "busy" | "failed" | "passed",
    meta: {} as ScreenMeta,
  },
  actors: {
    passStep: fromPromise<OnboardingProgress, { id: number; key: string }>(notProvided("passStep")),
  },
  actions: {
    takeSeed: assign((_, { seed }: SessionChanged) => ({ seed, failure: null })),
    keepFailure: keepFailure(),
    notePassed: assign(({ context }) => ({ done: context.done + 1, failure: null })),
    clearFailure: assign({ failure: null }),
    askToSignIn: emit({ type: "signIn.requested" }),
    tellOnboarding: tellParent<StepPassed>()((_, progress: OnboardingProgress) => ({ type: "step.passed", progress })),
  },
  guards: {
    ...sessionGuards,
    isPassed: (_, passed: boolean) => passed,
  },
}).createMachine({
  id: "onboardingStep",
  description: "Doing one step.",
  context: ({ input }) => ({ ...input, seed: "", done: 0, failure: null }),
  initial: "unknown",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".unknown",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeSeed", params: ({ event }) => event } },
    ],
  },
  states: {
    unknown: {
      description: "Whether the step is passed is not known yet; its button takes the press.",
      tags: "pending",
      initial: "idle",
      states: {
        idle: {
          description: "The button was not pressed.",
          meta: { screen: "OnboardingStep", requirements: ["S3.onboarding", "R21"] },
          on: {
            "step.pass": "pressed",
            "step.settled": [
              { guard: { type: "isPassed", params: ({ event }) => event.passed }, target: "#onboardingStep.passed" },
              { target: "#onboardingStep.todo" },
            ],
          },
        },
        pressed: {
          description: "The button was pressed: a step that is open is passed as soon as that is known.",
          meta: { screen: "OnboardingStep", requirements: ["S3.onboarding", "R21"] },
          tags: "busy",
          on: {
            "session.changed": [
              { guard: "isSignedIn", actions: { type: "takeSeed", params: ({ event }) => event } },
              {
                target: "#onboardingStep.signedOut",
                actions: [{ type: "takeSeed", params: ({ event }) => event }, "askToSignIn"],
              },
            ],
            "step.settled": [
              { guard: { type: "isPassed", params: ({ event }) => event.passed }, target: "#onboardingStep.passed" },
              { target: "#onboardingStep.passing" },
            ],
          },
        },
      },
    },
    signedOut: {
      description: "A visitor reads the step; passing it asks to sign in and comes back.",
      meta: { screen: "OnboardingStep", requirements: ["S6.signIn", "R37"] },
      on: { "step.pass": { actions: "askToSignIn" } },
    },
    todo: {
      description: "The step is open.",
      meta: { screen: "OnboardingStep", requirements: ["S4.onboardingStep"] },
      on: {
        "step.pass": "passing",
        "step.settled": {
          guard: { type: "isPassed", params: ({ event }) => event.passed },
          target: "passed",
          description: "Passed on another device.",
        },
      },
    },
    passing: {
      description: "Passing is in progress; a repeat after a timeout passes once.",
      meta: { screen: "OnboardingStep", requirements: ["S4.onboardingStep", "S7.onboardingPass", "R18"] },
      tags: "busy",
      invoke: {
        id: "passStep",
        src: "passStep",
        input: ({ context }) => ({ id: context.id, key: commandKey(context, `onboarding.${context.id}`) }),
        onDone: {
          target: "passed",
          actions: ["notePassed", { type: "tellOnboarding", params: ({ event }) => event.output }],
        },
        onError: [{ guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" }, failTo("failed")],
      },
    },
    passed: {
      description: "Passed; it stays so.",
      meta: { screen: "OnboardingStep", requirements: ["S4.onboardingStep"] },
      tags: "passed",
    },
    failed: {
      description: "It is not passed yet; the learner can try again.",
      meta: { screen: "OnboardingStep", requirements: ["R11"] },
      tags: "failed",
      on: {
        "step.pass": "passing",
        "step.settled": {
          guard: { type: "isPassed", params: ({ event }) => event.passed },
          target: "passed",
          description: "It had arrived after all.",
          actions: "clearFailure",
        },
      },
    },
  },
});
