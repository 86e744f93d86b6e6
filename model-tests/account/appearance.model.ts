import { appearanceMachine } from "../../machines/account/appearance";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";

export const appearanceFlow = defineFlow({
  machine: appearanceMachine,
  inputs: machines.appearance.inputs,
  events: { "scheme.choose": { dark: { scheme: "dark" } } },
  outcomes: {
    readScheme: { light: { output: "light" }, unreadable: { error: { code: "internal", status: 0 } } },
  },
});
