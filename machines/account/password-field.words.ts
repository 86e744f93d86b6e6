import { wordsFor } from "../shared/machine-words";
import type { passwordFieldMachine } from "./password-field";

export const passwordFieldWords = wordsFor<typeof passwordFieldMachine>()({
  events: {
    "password.show": "the learner presses Show",
    "password.hide": "the learner presses Hide",
  },
  guards: {},
  actions: {},
  delays: {},
  actors: {},
});
