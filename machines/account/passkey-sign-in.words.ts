import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { passkeySignInMachine } from "./passkey-sign-in";

export const passkeySignInWords = wordsFor<typeof passkeySignInMachine>()({
  events: {
    "passkey.use": "the visitor presses Sign in with a passkey",
    "passkey.accepted": "a suggested passkey was right",
    "passkey.refused": "a suggested passkey was not accepted",
    "code.change": "the visitor types a recovery code",
    "code.submit": "the visitor signs in with the code",
  },
  guards: {
    isOfNoUse: "the browser has no passkeys, and nothing else is asked for",
    isSupported: "the browser has passkeys",
    isAlone: "no password was given before",
    hasPassword: "the password was given before",
    hasCode: "a recovery code is typed",
    isSignedIn: "the passkey was right",
    isExpired: "the password was given too long ago",
    isWrong: "the code is wrong or was used",
  },
  actions: {
    ...shared.keepsFailure,
    keepSupport: "remember whether the browser has passkeys",
    keepCode: "keep the code that is typed",
    keepProblem: "remember why no passkey was used",
    keepRefusal: "remember why it was not accepted",
    clear: "forget what went wrong before",
    announceAccount: "tell the site that someone has signed in",
  },
  delays: {},
  actors: {
    checkSupport: { doing: "finding out whether the browser has passkeys", done: "it is known" },
    suggestPasskeys: { doing: "suggesting passkeys for the e-mail address", done: "nothing more is suggested" },
    usePasskey: { doing: "asking for a passkey", done: "the browser has answered" },
    signInByCode: { doing: "checking the recovery code", done: "the code is right" },
  },
  inline: {},
});
