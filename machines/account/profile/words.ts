import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { profileMachine } from "./index";

export const profileWords = wordsFor<typeof profileMachine>()({
  events: {
    "profile.load": "the site asks who is here",
    "profile.retry": "the learner presses Try again",
    "name.submit": "the learner saves another name",
    "name.saved": "the name is saved",
    "session.end": "the learner signs out",
    "session.refresh": "the account has changed",
    "session.lost": "the server says that nobody is signed in",
    "billing.settled": "it becomes known what the learner pays for",
  },
  guards: {
    isVisitor: "the page was requested without a session",
    isSignedIn: "a learner is signed in",
    isSame: "it is still the same learner",
  },
  actions: {
    ...shared.keepsFailure,
    keepSeed: shared.takesSeed.takeSeed,
    keepProfile: "keep the profile",
    keepRefreshed: "keep the new profile",
    keepRenamed: "keep the new name",
    keepRefusal: "remember why the name was not saved",
    forgetProfile: "forget the profile",
    tagUser: "note the kind of user for the counting",
    tagUserAnew: "note the kind of user again, if it is known",
    announceName: "say that the name is saved",
    tellAcademy: "tell the site who is here",
  },
  delays: {},
  actors: {
    loadProfile: { doing: "loading the profile", done: "the profile is loaded" },
    updateName: { doing: "saving the name", done: "the name is saved" },
    signOut: { doing: "signing out", done: "the learner is signed out", failed: "signing out fails" },
  },
  invokes: {
    refreshProfile: { doing: "loading the profile again", done: "the profile is loaded again" },
  },
  inline: {
    "assign billing": "keep what the learner pays for",
    "assign refreshFailure": shared.keepsFailure.keepFailure,
  },
});
