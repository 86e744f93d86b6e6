import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { accountDeletionMachine } from "./account-deletion";

export const accountDeletionWords = wordsFor<typeof accountDeletionMachine>()({
  events: {
    ...shared.connectionChanged,
    "deletion.open": "the learner presses Delete my account",
    "confirmation.change": "the learner types the confirmation",
    "deletion.confirm": "the learner presses Delete permanently",
    "deletion.cancel": "the learner keeps the account",
  },
  guards: {
    ...shared.connectionWords,
    isUnconfirmed: "nothing is typed to confirm it",
    isOffline: "the network is gone",
    isRefused: "the confirmation is wrong",
    isSignedOut: shared.sessionWords.isSignedOut,
  },
  actions: {
    ...shared.keepsFailure,
    tellPage: (report) =>
      report?.type === "account.deleted"
        ? "tell the page that the account is deleted"
        : "tell the page that the session has ended",
    forgetConfirmation: "clear the confirmation",
    clear: "clear what was typed",
  },
  delays: {},
  actors: { deleteAccount: { doing: "deleting the account", done: "the account is deleted" } },
  inline: {
    "assign failure": "note that the network is gone",
    "assign online": "note whether there is a network",
    "assign learnerId": "note whose account it is",
    "assign confirmation": "keep what is typed",
    "assign online, failure": "note that the network is back",
  },
});
