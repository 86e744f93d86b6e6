import { assign } from "xstate";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { openStep, stepsOf, turnedAway } from "./context";
import { lessonSetup } from "./setup";

export const opening = lessonSetup.createStateConfig({
  description: "The step's content is loading. Reading it completes nothing (R7).",
  meta: { screen: "LessonPage", requirements: ["S7.steps", "R7", "L14"] },
  tags: "busy",
  entry: [assign({ step: null, failure: null }), "announceStep"],
  invoke: {
    id: "loadStep",
    src: "loadStep",
    input: ({ context }) => ({
      locale: context.locale,
      slug: context.slug,
      stepId: stepsOf(context.structure, context.number)[(context.stepNumber ?? 1) - 1]?.id ?? 0,
    }),
    // Each opening counts: a quiz that is opened again must not reuse earlier keys (R18).
    onDone: {
      target: "active",
      actions: assign(({ context, event }) => ({ step: event.output, done: context.done + 1 })),
    },
    onError: [...turnedAway, failTo("stepFailed")],
  },
  on: {
    "step.open": { ...openStep["step.open"], reenter: true },
  },
});

export const stepFailed = lessonSetup.createStateConfig({
  description: "The step did not load; the list of steps stays, and the learner can try again.",
  meta: { screen: "LessonPage", requirements: ["R11"] },
  tags: "failed",
  on: {
    // Both reload the list of steps too: the step may be gone by now, and completions that were kept are delivered first.
    "lesson.retry": "loading",
    ...openStep,
    ...retryOnline("loading"),
  },
});

export const advancing = lessonSetup.createStateConfig({
  description: "On to the next step, or to the ending after the last one.",
  always: [
    {
      guard: "hasNextStep",
      target: "opening",
      actions: { type: "goToStep", params: ({ context }) => (context.stepNumber ?? 0) + 1 },
    },
    { guard: "isCourseDone", target: "courseCompleted" },
    { target: "lessonCompleted" },
  ],
});
