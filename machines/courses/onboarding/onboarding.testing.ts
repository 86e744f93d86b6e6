import { type ActorRefFrom, createActor, type Snapshot } from "xstate";
import type { OnboardingProgress, OnboardingStep } from "../../../contract/courses/onboarding";
import { fakeActor, signedIn } from "../../testing";
import { onboardingStepMachine } from "../onboarding-step";
import { stepActorId } from "./context";
import { onboardingMachine } from "./index";

const at = "2026-03-01T10:00:00.000Z";
const step = (id: number): OnboardingStep => ({
  id,
  number: id,
  slug: `step-${id}`,
  title: `Step ${id}`,
  description: "",
  body: "",
  timing: 60,
  link: { url: "/", label: "" },
});
export const steps = [step(1), step(2), step(3)];
/** Progress of three steps, of which these are passed. */
export const passed = (...ids: number[]): OnboardingProgress => ({
  progress: Math.floor((100 * ids.length) / 3),
  data: [1, 2, 3].map((id) => ({
    id,
    progress: ids.includes(id) ? 100 : 0,
    passedAt: ids.includes(id) ? at : null,
  })),
  total: 3,
});

export function onboarding(snapshot?: Snapshot<unknown>) {
  const loadSteps = fakeActor<OnboardingStep[]>();
  const loadProgress = fakeActor<OnboardingProgress>();
  const passStep = fakeActor<OnboardingProgress, { id: number; key: string }>();
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        loadSteps: loadSteps.logic,
        loadProgress: loadProgress.logic,
        step: onboardingStepMachine.provide({ actors: { passStep: passStep.logic } }),
      },
    }),
    { ...(snapshot && { snapshot }) },
  ).start();
  const child = (id: number) =>
    actor.getSnapshot().children[stepActorId(id)] as ActorRefFrom<typeof onboardingStepMachine> | undefined;
  return {
    actor,
    loadSteps,
    loadProgress,
    passStep,
    child,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "failed" | "failedProgress" | "empty" | "pending" | "completed") =>
      actor.getSnapshot().hasTag(tag),
    stepStates: () => steps.map(({ id }) => child(id)?.getSnapshot().value),
    pass: (id: number) => child(id)?.send({ type: "step.pass" }),
    /** The call that passes this step. */
    callFor: (id: number) => {
      const call = passStep.calls.findLast(({ input }) => input.id === id);
      if (!call) throw new Error(`Step ${id} was not passed.`);
      return call;
    },
  };
}
export async function shown() {
  const opened = onboarding();
  await opened.loadSteps.answer(steps);
  return opened;
}
export async function tracked(progress: OnboardingProgress) {
  const opened = await shown();
  opened.actor.send(signedIn);
  await opened.loadProgress.answer(progress);
  return opened;
}
