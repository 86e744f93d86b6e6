import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { glossaryMachine } from "./glossary";

export const glossaryWords = wordsFor<typeof glossaryMachine>()({
  events: {
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "words.type": "the reader types search words",
    "filter.clear": "the reader presses Show all terms",
    "address.changed": "the address changes, as with Back",
    "glossary.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isEmpty: "no term is published",
    hasMatch: "a term matches",
    hasNoMatch: "no term matches",
    isFiltered: "the list is filtered",
    isNews: "the address has another filter than the list",
  },
  actions: {
    ...shared.keepsFailure,
    keepTerms: "show the terms",
    takeFilter: "filter the terms",
    announceFilter: "put the filter into the address",
    matchAddress: "note what the address says",
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: { loadTerms: { doing: "loading the terms", done: "the terms are loaded" } },
  invokes: { refreshTerms: { doing: "loading the terms again", done: "the terms are loaded again" } },
});
