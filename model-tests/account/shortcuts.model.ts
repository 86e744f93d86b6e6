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
  words: {
    start: { "": "Open any page of the academy in the browser." },
    events: {
      "key.press": {
        list: "Press the key “?” outside of any field.",
        first: "Press the key “g” outside of any field.",
        place: "Press the key “c” outside of any field.",
        control: "Press the key “n” outside of any field.",
        other: "Press the key “y” outside of any field.",
      },
      "page.opened": { "": "Go to another page of the academy." },
    },
    outcomes: {
      readSwitch: {
        on: "This device remembers that the shortcuts are turned on.",
        off: "This device remembers that the shortcuts are turned off.",
        unreadable: "The browser's storage cannot be read.",
      },
    },
  },
});
