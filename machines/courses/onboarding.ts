import { assign, enqueueActions, fromPromise, setup } from "xstate";
import type { OnboardingProgress, OnboardingStep } from "../../contract/courses/onboarding";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, SessionChanged } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import { onboardingStepMachine, type StepPassed } from "./onboarding-step";

interface Context {
  steps: OnboardingStep[];
  progress: OnboardingProgress | null;
  /** What the academy said last; null before. Steps that come later are told. */
  session: SessionChanged | null;
  failure: Failure | null;
}
type Event = SessionChanged | ConnectionChanged | StepPassed | { type: "onboarding.retry" };

const isPassed = (progress: OnboardingProgress | null, id: number): boolean =>
  progress?.data.some((step) => step.id === id && step.passedAt !== null) === true;

/**
 * What two answers say together: steps that are passed at the same time are answered in any order, and a late answer may
 * not know of the one before it. A passed step stays passed.
 */
export function mergeProgress(known: OnboardingProgress | null, answer: OnboardingProgress): OnboardingProgress {
  const data = answer.data.map((step) =>
    step.passedAt === null ? (known?.data.find(({ id, passedAt }) => id === step.id && passedAt) ?? step) : step,
  );
  const passed = data.filter(({ passedAt }) => passedAt !== null).length;
  return { ...answer, data, progress: data.length === 0 ? 0 : Math.floor((100 * passed) / data.length) };
}

/** The address of a step among this machine's children. */
export const stepActorId = (id: number): `step.${number}` => `step.${id}`;

/** The SEO onboarding: steps for everyone to read and for learners to pass, in any order and side by side. */
export const onboardingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "failedProgress" | "empty" | "pending" | "completed",
    meta: {} as ScreenMeta,
    children: {} as Record<`step.${number}`, "step">,
  },
  actors: {
    loadSteps: fromPromise<OnboardingStep[]>(notProvided("loadSteps")),
    loadProgress: fromPromise<OnboardingProgress>(notProvided("loadProgress")),
    step: onboardingStepMachine,
  },
  actions: {
    keepSession: assign((_, session: SessionChanged) => ({ session })),
    loseSession: assign(({ context }) => ({ session: context.session && { ...context.session, learner: null } })),
    keepSteps: assign((_, steps: OnboardingStep[]) => ({ steps, failure: null })),
    keepProgress: assign((_, progress: OnboardingProgress) => ({ progress, failure: null })),
    addProgress: assign(({ context }, progress: OnboardingProgress) => ({
      progress: mergeProgress(context.progress, progress),
    })),
    forgetProgress: assign({ progress: null, failure: null }),
    keepFailure: keepFailure(),
  },
  guards: {
    isEmpty: (_, steps: OnboardingStep[]) => steps.length === 0,
    isNobodyKnown: ({ context }) => context.session === null,
    isVisitor: ({ context }) => context.session?.learner === null,
    isSameLearner: ({ context }, { learner }: SessionChanged) =>
      learner !== null && learner.id === context.session?.learner?.id,
    isSignedOut: sessionGuards.isSignedOut,
    ...connectionGuards,
    isEverythingPassed: ({ context: { steps, progress } }) => steps.every(({ id }) => isPassed(progress, id)),
  },
})
  // In a setup of their own: beside actions that take parameters, XState does not type actions that enqueue others.
  .extend({
    actions: {
      /** Each step is a machine of its own, so that steps are passed side by side and fail alone. */
      startSteps: enqueueActions(({ context, enqueue }) => {
        for (const { id } of context.steps) enqueue.spawnChild("step", { id: stepActorId(id), input: { id } });
      }),
      tellSession: enqueueActions(({ context: { steps, session }, enqueue }) => {
        if (session) for (const { id } of steps) enqueue.sendTo(stepActorId(id), session);
      }),
      tellProgress: enqueueActions(({ context: { steps, progress }, enqueue }) => {
        for (const { id } of steps)
          enqueue.sendTo(stepActorId(id), { type: "step.settled", passed: isPassed(progress, id) });
      }),
    },
  })
  .createMachine({
    id: "onboarding",
    description: "Beginning with SEO, step by step.",
    context: { steps: [], progress: null, session: null, failure: null },
    initial: "loading",
    on: {
      "session.changed": { actions: { type: "keepSession", params: ({ event }) => event } },
    },
    states: {
      loading: {
        description: "The steps are on their way; they are the same for everyone.",
        meta: { screen: "OnboardingPage", requirements: ["S7.onboardingSteps"] },
        tags: "busy",
        invoke: {
          id: "loadSteps",
          src: "loadSteps",
          onDone: [
            { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
            {
              target: "steps",
              actions: [{ type: "keepSteps", params: ({ event }) => event.output }, "startSteps"],
            },
          ],
          onError: failTo("failed"),
        },
      },
      steps: {
        description: "The steps; each is to do, being passed or passed by itself.",
        initial: "deciding",
        on: {
          "session.changed": [
            {
              guard: { type: "isSameLearner", params: ({ event }) => event },
              description: "The same learner, perhaps by another name: nothing under way is disturbed.",
              actions: { type: "keepSession", params: ({ event }) => event },
            },
            {
              target: ".deciding",
              actions: [{ type: "keepSession", params: ({ event }) => event }, "forgetProgress"],
            },
          ],
        },
        states: {
          deciding: {
            description: "By who is here; every step is told.",
            entry: "tellSession",
            always: [
              { guard: "isNobodyKnown", target: "unknown" },
              { guard: "isVisitor", target: "anonymous" },
              { target: "checking" },
            ],
          },
          unknown: {
            description: "Nobody has said who is here; the steps can be read.",
            meta: { screen: "OnboardingPage", requirements: ["S4.onboardingStep", "R21"] },
            tags: "pending",
          },
          anonymous: {
            description: "A visitor: passing a step asks to sign in.",
            meta: { screen: "OnboardingPage", requirements: ["S6.signIn", "R37"] },
          },
          checking: {
            description: "Which steps are passed is being asked.",
            meta: { screen: "OnboardingPage", requirements: ["S7.onboardingProgress"] },
            tags: "pending",
            invoke: {
              id: "loadProgress",
              src: "loadProgress",
              onDone: {
                target: "tracked",
                actions: [{ type: "keepProgress", params: ({ event }) => event.output }, "tellProgress"],
              },
              onError: [{ guard: "isSignedOut", target: "deciding", actions: "loseSession" }, failTo("untracked")],
            },
          },
          tracked: {
            description: "Steps are passed in any order, also several at once.",
            meta: { screen: "OnboardingPage", requirements: ["S4.onboardingStep", "L12"] },
            always: { guard: "isEverythingPassed", target: "#onboarding.completed" },
            on: {
              "step.passed": {
                actions: [{ type: "addProgress", params: ({ event }) => event.progress }, "tellProgress"],
              },
            },
          },
          untracked: {
            description: "Which steps are passed did not arrive; they can be read, and asking again is one press away.",
            meta: { screen: "OnboardingPage", requirements: ["R11", "R40"] },
            tags: "failedProgress",
            on: {
              "onboarding.retry": "checking",
              ...retryOnline("checking"),
            },
          },
        },
      },
      completed: {
        description: "Every step is passed; they can still be read.",
        meta: { screen: "OnboardingPage", requirements: ["S4.onboardingStep"] },
        tags: "completed",
        on: {
          "session.changed": [
            {
              guard: { type: "isSameLearner", params: ({ event }) => event },
              actions: { type: "keepSession", params: ({ event }) => event },
            },
            {
              target: "steps",
              description: "Somebody else has their own steps to do.",
              actions: [{ type: "keepSession", params: ({ event }) => event }, "forgetProgress"],
            },
          ],
        },
      },
      empty: {
        description: "There are no steps yet: the way to the courses.",
        meta: { screen: "OnboardingPage", requirements: ["S7.onboardingSteps"] },
        tags: "empty",
      },
      failed: {
        description: "The steps did not arrive; asking again is one press away.",
        meta: { screen: "OnboardingPage", requirements: ["R11", "R40"] },
        tags: "failed",
        on: { "onboarding.retry": "loading", ...retryOnline("loading") },
      },
    },
  });
