import { setup } from "xstate";
import type { ScreenMeta } from "../shared/events";

type Event = { type: "password.show" } | { type: "password.hide" };

const screen = "PasswordField";

/** Whether a password can be read while it is typed. */
export const passwordFieldMachine = setup({
  types: { events: {} as Event, meta: {} as ScreenMeta },
}).createMachine({
  id: "passwordField",
  description: "A field for a password, which can be shown to check what was typed.",
  initial: "hidden",
  states: {
    hidden: {
      description: "Nobody who looks at the screen can read the password.",
      meta: { screen, requirements: ["R59"] },
      on: { "password.show": "shown" },
    },
    shown: {
      description: "The password can be read, until it is hidden or sent.",
      meta: { screen, requirements: ["R59"] },
      on: { "password.hide": "hidden" },
    },
  },
});
