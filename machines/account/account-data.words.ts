import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { accountDataMachine } from "./account-data";

export const accountDataWords = wordsFor<typeof accountDataMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "export.start": "the learner asks for their data",
    "deletion.open": "the learner presses Delete my account",
    "account.deleted": "the account is deleted",
    "session.ended": "the session has ended during the deletion",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isSame: "it is still the same learner",
    isOffline: "the network is gone",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    saveFile: "save the file",
    keepLearner: "note who the learner is",
    keepConnection: "note whether there is a network",
    forgetLearner: "forget the learner",
    tellDeletion: "tell the question about deleting",
    closeDeletion: "close the question about deleting",
    announceExport: "say that the file is saved",
  },
  delays: {},
  actors: {
    exportData: { doing: "collecting the learner's data", done: "the learner's data has arrived" },
    accountDeletion: "the question about deleting",
  },
  inline: {
    "assign failure": "remember or clear the failure",
    "send to accountDeletion": "ask whether to delete the account",
    "assign uncertain": "note whether the deletion may have worked",
    "assign fileName": "note the file's name",
  },
});
