import { wordsFor } from "../shared/machine-words";
import type { localeGateMachine } from "./locale-gate";

export const localeGateWords = wordsFor<typeof localeGateMachine>()({
  events: {
    "page.opened": "the reader opens a page",
    "profile.settled": "it becomes known who is here",
  },
  guards: {
    isUndecidable: "page or reader are not known yet",
    isLocaleAllowed: "the section allows the page's language",
    hasUsefulRedirect: "the section has a page in an allowed language",
  },
  actions: {
    leave: "go to that page",
    sayNotFound: "show the not-found page",
  },
  delays: {},
  actors: {},
  inline: {
    "assign page": "note the page and its section's languages",
    "assign account": "note the reader's rights",
  },
});
