import { defineTestModel } from "statechart-testing/model/test-model";
import { lazyBlockMachine } from "../../machines/account/lazy-block";
import { machines } from "../../machines/index";
import { offline } from "../shared/cases";

export const lazyBlockModel = defineTestModel({
  machine: lazyBlockMachine,
  inputs: machines.lazyBlock.inputs,
  events: {},
  outcomes: { loadBlock: { loaded: { output: undefined }, offline } },
  words: {
    start: { "": "Open a page of which one part loads later." },
    outcomes: {
      loadBlock: {
        loaded: "The code of the part has loaded.",
        offline: "The code of the part cannot be loaded, because the server cannot be reached.",
      },
    },
  },
});
