import { defineTestModel } from "statechart-testing/model/test-model";
import { appearanceMachine } from "../../machines/account/appearance";
import { machines } from "../../machines/index";

export const appearanceModel = defineTestModel({
  machine: appearanceMachine,
  inputs: machines.appearance.inputs,
  events: { "scheme.choose": { dark: { scheme: "dark" } } },
  outcomes: {
    readScheme: { light: { output: "light" }, unreadable: { error: { code: "internal", status: 0 } } },
  },
  words: {
    start: { "": "Open any page of the academy in the browser." },
    outcomes: {
      readScheme: {
        light: "This device remembers that you have chosen the light colors.",
        unreadable: "The browser's storage cannot be read.",
      },
    },
  },
});
