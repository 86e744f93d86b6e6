import type { OnboardingProgress, OnboardingStep } from "../../../contract/courses/onboarding";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";
import type { StepPassed } from "../onboarding-step";

export interface Context {
  steps: OnboardingStep[];
  progress: OnboardingProgress | null;
  /** The academy's last session event; null before it. Later steps receive it. */
  session: SessionChanged | null;
  failure: Failure | null;
}
export type Event = SessionChanged | ConnectionChanged | StepPassed | { type: "onboarding.retry" };

/** Whether the server has recorded the step as passed. */
export const isPassed = (progress: OnboardingProgress | null, id: number): boolean =>
  progress?.data.some((step) => step.id === id && step.passedAt !== null) === true;

/**
 * Merges two answers: steps passed at the same time are answered in any order, and a late answer may miss the one
 * before it. A passed step stays passed.
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
