import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { newPasswordMachine } from "./new-password";

export const newPasswordWords = wordsFor<typeof newPasswordMachine>()({
  events: {
    ...shared.sessionChanged,
    "password.change": "the person types a password",
    "password.save": "the person presses Save password",
  },
  guards: {
    isInBrowser: "the page is running in a browser",
    lacksLink: "the address has no link’s secret",
    wasPressed: "the button was pressed early",
    hasPassword: "the password is filled in",
    isRefused: "the password is too easy to guess",
    isUnusable: "the link no longer works",
  },
  actions: {
    ...shared.keepsFailure,
    keepLink: "keep the link’s secret",
    keepReturn: "keep where to go on, clear the password",
    announceAccount: "tell the site that the session has ended",
    clearPassword: "clear the password",
  },
  delays: {},
  actors: {
    readLink: { doing: "reading the link", done: "the link is read" },
    savePassword: { doing: "saving the password", done: "the password is saved" },
  },
  inline: {
    "assign password": "keep the password",
    "assign failure": "clear the earlier failure",
  },
});
