import { defineTestModel } from "statechart-testing/model/test-model";
import { failedPageMachine } from "../../machines/account/failed-page";
import { machines } from "../../machines/index";
import { network } from "../shared/cases";

export const failedPageModel = defineTestModel({
  machine: failedPageMachine,
  inputs: machines.failedPage.inputs,
  events: { "connection.changed": network },
  outcomes: {},
  words: {
    start: {
      "": "Open a page whose code does not load.",
      "without a network": "Open a page that is not on your device, without a network.",
    },
  },
});
