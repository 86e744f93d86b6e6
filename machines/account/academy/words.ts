import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { academyMachine } from "./index";

export const academyWords = wordsFor<typeof academyMachine>()({
  events: {
    "site.opened": "the site opens in the browser",
    "page.opened": "the reader opens a page",
    "page.refused": "the page is not allowed in this language",
    "profile.settled": "it becomes known who is here",
    "billing.settled": "it becomes known what the learner pays for",
    "session.refresh": "the account has changed",
    "session.lost": "the server says that nobody is signed in",
    "site.leave": "the section sends the reader to another address",
    "undelivered.found": "this device has changes that never arrived",
    "connection.lost": "the network goes",
    "connection.restored": "the network comes back",
  },
  guards: { isSentAway: "the account belongs to the main site" },
  actions: {
    announceSession: "tell every screen who is here",
    passProfileOn: "tell the site's other parts who is here",
    tellConnection: (online) =>
      online ? "tell every screen that the network is back" : "tell every screen that the network is gone",
    announceLoss: "note in the messages that the network is gone",
    announceReturn: "say that the network is back",
  },
  delays: {},
  actors: {
    profile: "the profile",
    billing: "the billing check",
    trialBanner: "the offer of a trial",
    localeGate: "the check of the page's language",
    appearance: "light or dark mode",
    consent: "the consent to counting",
    notices: "the messages of the visit",
    shortcuts: "the keyboard shortcuts",
    watchConnection: "watching the network",
    watchKept: "looking for changes that never arrived",
  },
  inline: {
    "assign seed": shared.takesSeed.takeSeed,
    "assign learner": "note who is here",
    "send to profile": "tell the profile",
    "send session.refresh to profile": "load the profile again",
    "send session.lost to profile": "forget the profile",
    "send to trialBanner": "tell the offer of a trial",
    "send to localeGate": "check the page's language",
    "send page.opened to billing": "tell the billing check",
    "send page.opened to notices": "close the list of messages",
    "send page.opened to shortcuts": "close the list of shortcuts",
    "emit site.left": "go to the main site",
    emit: "go to the other address",
  },
});
