import { assign, enqueueActions, fromPromise, setup } from "xstate";
import type { OnboardingProgress, OnboardingStep } from "../../../contract/courses/onboarding";
import type { ScreenMeta, SessionChanged } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import { onboardingStepMachine } from "../onboarding-step";
import { type Context, type Event, isPassed, mergeProgress, stepActorId } from "./context";

/** Types, actors, actions and guards of the whole machine; its phases import this file but not each other. */
export const onboardingSetup = setup({
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
  // In a separate setup: next to actions with parameters, XState does not type actions that enqueue others.
  .extend({
    actions: {
      /** Each step is a separate machine, so that steps are passed in parallel and fail separately. */
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
  });
