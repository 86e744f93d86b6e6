import { wordsFor } from "../shared/machine-words";
import type { shortcutsMachine } from "./shortcuts";

export const shortcutsWords = wordsFor<typeof shortcutsMachine>()({
  events: {
    "key.press": "the reader presses a key",
    "keys.turnOn": "the reader turns shortcuts on",
    "keys.turnOff": "the reader turns shortcuts off",
    "list.open": "the list of shortcuts is asked for",
    "list.close": "the reader closes the list",
    "page.opened": "the reader opens another page",
  },
  guards: {
    isOff: "shortcuts are switched off on this device",
    asksForList: "it is the question mark",
    begins: "it is G, the first of two keys",
    isTarget: "a page belongs to this key",
    isControl: "a button belongs to this key",
  },
  actions: {
    rememberSwitch: (on) => (on ? "remember that they are on" : "remember that they are off"),
    pressControl: "press that button",
    goTo: "open that page",
  },
  delays: { chord: "the time for the second key" },
  actors: {
    readSwitch: { doing: "reading the earlier choice", done: "the earlier choice is read" },
    watchKeys: "listening to the keyboard",
  },
  inline: { "raise list.open": "open the list of shortcuts" },
});
