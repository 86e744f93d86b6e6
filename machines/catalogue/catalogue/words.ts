import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { catalogueMachine } from "./index";

export const catalogueWords = wordsFor<typeof catalogueMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filters.change": "the reader changes the filters",
    "words.type": "the reader types search words",
    "address.changed": "the address changes, as with Back",
    "cards.more": "the reader asks for more cards",
    "catalogue.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    isEmpty: "nothing matches",
    isOther: "these are other filters",
    isNews: "the address has other filters than the list",
    hasWords: "the list can be searched by words",
    hasMore: "there are more cards",
    hasTopic: "the list is of one topic",
    isLearner: "a learner is here and the list is of courses",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    takeFilters: "take over the filters",
    announceFilters: "put the filters into the address",
    matchAddress: "note what the address says",
    replaceCards: "show these cards",
    appendCards: "add these cards",
    refreshCards: "renew the cards that are shown",
    keepProgress: "show the learner's progress on the cards",
    forgetProgress: "remove the progress from the cards",
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: {
    loadPage: { doing: "loading the cards", done: "the cards are loaded" },
    loadTopics: { doing: "loading the topics", done: "the topics are loaded" },
    loadProgressMap: { doing: "loading the learner's progress", done: "the learner's progress is loaded" },
  },
  invokes: {
    loadMore: { doing: "loading more cards", done: "more cards are loaded" },
    refreshCards: { doing: "loading the cards again", done: "the cards are loaded again" },
    refreshProgressMap: { doing: "loading the progress again", done: "the progress is loaded again" },
  },
  inline: { "assign topics": "offer the topics as filters" },
});
