import { defineTestModel } from "statechart-testing/model/test-model";
import { shortcutsMachine } from "../../machines/account/shortcuts";
import { machines } from "../../machines/index";

export const shortcutsModel = defineTestModel({
  machine: shortcutsMachine,
  inputs: machines.shortcuts.inputs,
  events: {
    "key.press": {
      list: { key: "?" },
      first: { key: "g" },
      place: { key: "c" },
      control: { key: "n" },
      other: { key: "y" },
    },
  },
  outcomes: {
    readSwitch: {
      on: { output: true },
      off: { output: false },
      unreadable: { error: { code: "internal", status: 0 } },
    },
    watchKeys: {},
  },
});
