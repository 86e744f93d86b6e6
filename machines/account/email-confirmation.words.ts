import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { emailConfirmationMachine } from "./email-confirmation";

export const emailConfirmationWords = wordsFor<typeof emailConfirmationMachine>()({
  events: {
    ...shared.sessionChanged,
    "password.change": "the person types a password",
    "confirmation.submit": "the person presses Confirm and sign in",
  },
  guards: {
    isSignedIn: shared.sessionWords.isSignedIn,
    isInBrowser: "the page is running in a browser",
    lacksLink: "the address has no link’s secret",
    wasPressed: "the button was pressed early",
    hasPassword: "the password is filled in",
    isRefused: "the password is not the chosen one",
    isUnusable: "the link no longer works",
    isLimited: "there were too many tries",
  },
  actions: {
    ...shared.keepsFailure,
    keepLink: "keep the link’s secret",
    keepReturn: "keep where to go on, clear the password",
    announceAccount: "tell the site that someone has signed in",
    clearPassword: "clear the password",
  },
  delays: {},
  actors: {
    readLink: { doing: "reading the link", done: "the link is read" },
    confirmEmail: { doing: "confirming the address", done: "the address is confirmed" },
  },
  inline: {
    "assign password": "keep the password",
    "assign failure": "clear the earlier failure",
    emit: "go on to the page that registering began on",
  },
});
