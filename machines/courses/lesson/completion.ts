import { assign } from "xstate";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { completionOf } from "./context";
import { lessonSetup } from "./setup";

interface Completing {
  description: string;
  id: string;
  /** The target once the server has it. */
  target: string;
  /** The target of an error when the step is done by then. */
  doneMeanwhile: { guard: "isStepDone"; target: string }[];
}

/** Reports the step as done to the server; what does not arrive is kept. */
const completing = ({ description, id, target, doneMeanwhile }: Completing) =>
  lessonSetup.createStateConfig({
    description,
    meta: { screen: "StepFooter", requirements: ["S4.step", "R7", "R18"] },
    tags: "saving",
    invoke: {
      id,
      src: "completeStep",
      input: ({ context }) => completionOf(context),
      onDone: {
        target,
        actions: [
          { type: "keepProgress", params: ({ event }) => ({ progress: event.output, done: true }) },
          assign({ done: ({ context }) => context.done + 1, failure: null }),
        ],
      },
      onError: [
        { guard: "isSignedOut", target: "#lesson.signedOut" },
        ...doneMeanwhile,
        { guard: "isRefused", ...failTo("failed") },
        failTo("kept"),
      ],
    },
  });

export const completion = lessonSetup.createStateConfig({
  description: "Whether the step counts as done; only the server decides.",
  initial: "open",
  states: {
    open: {
      description: "Not completed yet.",
      meta: { screen: "StepFooter", requirements: ["R7", "L13"] },
      on: {
        "step.complete": { guard: "completesByHand", target: "completingStep" },
        "step.continue": [
          { guard: "completesByHand", target: "completingAndLeaving" },
          // A quiz that is not passed can be left too and stays open (R7).
          { target: "#lesson.advancing" },
        ],
      },
    },
    completingStep: completing({
      description: "Marking the step as done.",
      id: "completeStep",
      target: "stepCompleted",
      doneMeanwhile: [],
    }),
    completingAndLeaving: completing({
      description: "Marking the step as done before the next one opens.",
      id: "completeAndLeave",
      target: "#lesson.advancing",
      // The clip was watched to its end meanwhile: there is nothing left to mark.
      doneMeanwhile: [{ guard: "isStepDone", target: "#lesson.advancing" }],
    }),
    kept: {
      description: "It did not arrive: kept on the device and resent automatically. The learner can go on meanwhile.",
      meta: { screen: "StepFooter", requirements: ["R7", "R11", "L3"] },
      tags: "kept",
      always: { guard: "isStepDone", target: "stepCompleted", actions: assign({ failure: null }) },
      after: { resendPause: "completingStep" },
      on: {
        ...retryOnline("completingStep"),
        "step.continue": "#lesson.advancing",
      },
    },
    stepCompleted: {
      description: "Done, and the page says so.",
      meta: { screen: "StepFooter", requirements: ["S4.step", "L13"] },
      on: { "step.continue": "#lesson.advancing" },
    },
    failed: {
      description: "It is not marked as done; the learner can still continue either way.",
      meta: { screen: "StepFooter", requirements: ["R11"] },
      tags: "failed",
      // The clip was watched to its end meanwhile: the step is done despite the failure.
      always: { guard: "isStepDone", target: "stepCompleted", actions: assign({ failure: null }) },
      on: { "step.complete": "completingStep", "step.continue": "completingAndLeaving" },
    },
  },
});
