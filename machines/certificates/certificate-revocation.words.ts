import { proofWords } from "../account/session-proof.words";
import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { certificateRevocationMachine } from "./certificate-revocation";

export const certificateRevocationWords = wordsFor<typeof certificateRevocationMachine>()({
  events: {
    ...proofWords.events,
    "revocation.open": "the administrator asks to revoke or restore a certificate",
    "reason.choose": "the administrator chooses a reason",
    "note.type": "the administrator writes to the holder",
    "revocation.confirm": "the administrator confirms it",
    "revocation.cancel": "the administrator closes the dialog",
    "revocation.undo": "the administrator presses Undo",
    "revocation.close": "the page now belongs to someone else",
  },
  guards: {
    ...proofWords.guards,
    isOtherReason: "it is to be revoked, for this reason instead",
    isRevoking: "it is to be revoked",
    isWhole: "there is a reason, if there has to be one",
    isUnproved: "the session was confirmed too long ago",
    isOutdated: "the certificate has changed meanwhile",
    isOver: "the account is signed out, or no longer administers the site",
  },
  actions: {
    ...shared.keepsFailure,
    ...proofWords.actions,
    take: "remember which certificate it is, and what to do with it",
    keepReason: "keep the reason",
    keepNote: "keep what was written",
    turnRound: "take back what was done",
    keepResult: "show the certificate as it is now",
    clear: "forget what was asked about",
    tellList: "tell the list",
  },
  delays: {},
  actors: {
    ...proofWords.actors,
    changeCertificate: { doing: "revoking or restoring the certificate", done: "it is done" },
  },
});
