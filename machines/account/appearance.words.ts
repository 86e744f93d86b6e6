import { wordsFor } from "../shared/machine-words";
import type { appearanceMachine } from "./appearance";

export const appearanceWords = wordsFor<typeof appearanceMachine>()({
  events: { "scheme.choose": "the reader chooses light, dark, or system" },
  guards: {},
  actions: { applyScheme: "apply and remember the choice" },
  delays: {},
  actors: {
    readScheme: { doing: "reading the earlier choice", done: "the earlier choice is read" },
  },
  inline: { "assign scheme": "note the choice" },
});
