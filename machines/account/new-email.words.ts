import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { newEmailMachine } from "./new-email";

export const newEmailWords = wordsFor<typeof newEmailMachine>()({
  events: {
    ...shared.sessionChanged,
    "password.change": "the learner types the password",
    "confirmation.submit": "the learner presses Confirm email address",
  },
  guards: {
    isInBrowser: "the page is in a browser",
    lacksLink: "the address has no link’s secret",
    wasPressed: "the button was pressed early",
    hasPassword: "a password is filled in",
    isRefused: "the password is wrong",
    isTaken: "another account uses the address",
    isUnusable: "the link was used or has expired",
    isLimited: "there were too many tries",
  },
  actions: {
    ...shared.keepsFailure,
    keepLink: "keep the link’s secret",
    keepEmail: "keep the new address, and clear the password",
    announceAccount: "tell the site that the account has changed",
    clearPassword: "clear the password",
  },
  delays: {},
  actors: {
    readLink: { doing: "reading the link", done: "the link is read" },
    confirmNewEmail: { doing: "changing the address", done: "the address is changed" },
  },
  inline: {
    "assign password": "keep the password",
    "assign failure": "clear the earlier failure",
  },
});
