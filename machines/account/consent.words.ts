import { wordsFor } from "../shared/machine-words";
import type { consentMachine } from "./consent";

export const consentWords = wordsFor<typeof consentMachine>()({
  events: {
    "consent.give": "the visitor agrees to be counted",
    "consent.refuse": "the visitor refuses to be counted",
    "user.tagged": "it becomes known what kind of user it is",
    "page.seen": "a page opens",
  },
  guards: {
    isGiven: "the visitor agreed earlier",
    isGivenForPage: "the visitor agreed earlier and a page is open",
    isRefused: "the visitor refused earlier",
    isOther: "it is another kind of user than before",
    isTagged: "the kind of user is known",
  },
  actions: {
    rememberConsent: (given) => (given ? "remember that the visitor agreed" : "remember that the visitor refused"),
    report: "count it",
  },
  delays: {},
  actors: {
    readConsent: { doing: "looking for an earlier answer", done: "the earlier answer is known" },
    countTransitions: "counting steps on the site",
  },
  inline: {
    "assign tag": "note the kind of user",
    "assign page": "note the page",
  },
});
