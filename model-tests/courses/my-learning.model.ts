import { defineTestModel } from "statechart-testing/model/test-model";
import { myLearningMachine } from "../../machines/courses/my-learning";
import { machines } from "../../machines/index";
import { network, whoIsHereNow } from "../shared/cases";

/** Its lists have their own test models; here they are stubs. */
export const myLearningModel = defineTestModel({
  machine: myLearningMachine,
  inputs: machines.myLearning.inputs,
  events: { "session.changed": whoIsHereNow, "connection.changed": network },
  outcomes: { inProgress: {}, completed: {}, notes: {} },
  project: ({ learnerId }) => learnerId,
});
