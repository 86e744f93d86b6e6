import { defineTestModel } from "statechart-testing/model/test-model";
import { recommendedMachine } from "../../machines/catalogue/recommended";
import { machines } from "../../machines/index";
import { network, offline } from "../shared/cases";
import { courseCard } from "../shared/samples";

export const recommendedModel = defineTestModel({
  machine: recommendedMachine,
  inputs: machines.recommended.inputs,
  events: { "connection.changed": network },
  outcomes: {
    loadRecommended: {
      some: { output: [courseCard(1), courseCard(2)] },
      none: { output: [] },
      offline,
    },
  },
  words: {
    start: {
      "": "Complete the last step of a lesson.",
      "without a course": "Pass an exam that has no course.",
    },
    outcomes: {
      loadRecommended: {
        asks: "recommend courses",
        some: "here are two",
        none: "there is none that you have not completed",
      },
    },
  },
});
