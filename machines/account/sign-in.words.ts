import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { signInMachine } from "./sign-in";

export const signInWords = wordsFor<typeof signInMachine>()({
  events: {
    ...shared.sessionChanged,
    "email.change": "the visitor types an e-mail address",
    "password.change": "the visitor types a password",
    "secondStep.cancel": "the visitor begins again",
    "credentials.submit": "the visitor presses Sign in",
  },
  guards: {
    isSignedIn: shared.sessionWords.isSignedIn,
    hasCredentials: "e-mail address and password are filled in",
    isRefused: "e-mail address or password is wrong",
    needsPasskey: "a passkey is asked for too",
    isLimited: "there were too many tries",
  },
  actions: {
    ...shared.keepsFailure,
    keepElsewhere: "offer signing in with another site's account",
    announceAccount: "tell the site that someone has signed in",
  },
  delays: {},
  actors: {
    signIn: { doing: "checking e-mail address and password", done: "the visitor is signed in" },
    loadLoginState: {
      doing: "checking for sign-in with another site's account",
      done: "the ways to sign in are known",
    },
  },
  inline: {
    "assign email": "keep the e-mail address",
    "assign password": "keep or clear the password",
    "assign failure, problem": "clear the earlier failure",
    "assign password, failure": "clear the password, remember why it failed",
    "assign failure": "note that it took too long",
    emit: "go back to the page that asked to sign in",
  },
});
