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
});
