import { myLearningMachine } from "../../machines/courses/my-learning";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { network, whoIsHereNow } from "../shared/cases";

/** Its lists have flows of their own: they are played. */
export const myLearningFlow = defineFlow({
  machine: myLearningMachine,
  inputs: machines.myLearning.inputs,
  events: { "session.changed": whoIsHereNow, "connection.changed": network },
  outcomes: { inProgress: {}, completed: {}, notes: {} },
  project: ({ learnerId }) => learnerId,
});
