import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { certificateDeletionMachine } from "./certificate-deletion";

export const certificateDeletionWords = wordsFor<typeof certificateDeletionMachine>()({
  events: {
    "deletion.open": "the learner presses Delete",
    "deletion.confirm": "the learner confirms the deletion",
    "deletion.cancel": "the learner keeps the certificate",
    "deletion.dismiss": "the learner closes the message",
    "deletion.close": "the list now belongs to someone else or nobody",
  },
  guards: { isGone: "it was already deleted elsewhere" },
  actions: {
    ...shared.keepsFailure,
    tellList: "remove it from the list",
    announceDeleted: "say that it is deleted",
    clear: "forget which certificate it was",
  },
  delays: {},
  actors: {
    removeCertificate: { doing: "deleting the certificate", done: "the certificate is deleted" },
  },
  inline: {
    "assign id, seed": "note which certificate it is",
    "assign done, failure": "clear the earlier failure",
  },
});
