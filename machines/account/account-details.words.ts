import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { accountDetailsMachine } from "./account-details";

export const accountDetailsWords = wordsFor<typeof accountDetailsMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "action.settled": "something was done to the account, or turned out differently",
    "right.change": "the administrator gives a right, or takes it away",
    "sessions.end": "the administrator signs the account out everywhere",
    "account.retry": "the administrator presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isVisitor: "nobody is signed in",
    isAdministrator: "an administrator is signed in",
    isSignedOut: shared.sessionWords.isSignedOut,
    isForbidden: "the account no longer administers the site",
    isMissing: "there is no such account",
    isChangeable: "it is not the administrator’s own right to administer",
    hasSessions: "it is signed in somewhere",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepAccount: "show the account",
    keepOwn: "remember who is here",
    forget: "remove the account from the page",
    askAboutRight: "ask before the right changes",
    askAboutSessions: "ask before the sessions end",
    closeRights: "close the question about rights",
    closeSessions: "close the question about sessions",
  },
  delays: {},
  actors: {
    loadAccount: { doing: "loading the account", done: "the account is there" },
    rightsChange: { doing: "asking before rights change", done: "nothing more is asked" },
    sessionsEnding: { doing: "asking before sessions end", done: "nothing more is asked" },
  },
  inline: {},
});
