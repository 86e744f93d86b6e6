import { wordsFor } from "../shared/machine-words";
import type { reportsMachine } from "./reports";

export const reportsWords = wordsFor<typeof reportsMachine>()({
  events: {
    "reports.changed": "something was counted or cleared",
    "reports.clear": "the visitor clears what was counted",
  },
  guards: { hasNone: "nothing is counted" },
  actions: {
    keepReports: "show what was counted",
    clearReports: "clear what was counted",
  },
  delays: {},
  actors: { watchReports: "watching what is counted" },
});
