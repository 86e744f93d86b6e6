import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { certificateRevocationMachine } from "./certificate-revocation";

export const certificateRevocationWords = wordsFor<typeof certificateRevocationMachine>()({
  events: {
    "revocation.open": "the administrator asks to revoke or restore a certificate",
    "reason.choose": "the administrator chooses a reason",
    "note.type": "the administrator writes to the holder",
    "revocation.confirm": "the administrator confirms it",
    "revocation.cancel": "the administrator closes the dialog",
    "revocation.undo": "the administrator presses Undo",
    "revocation.close": "the page now belongs to someone else",
    "password.type": "the administrator types the password",
    "password.submit": "the administrator submits the password",
  },
  guards: {
    isOtherReason: "it is to be revoked, for this reason instead",
    isRevoking: "it is to be revoked",
    isWhole: "there is a reason, if there has to be one",
    isFilled: "there is a password",
    isUnproved: "the session was confirmed too long ago",
    isOutdated: "the certificate has changed meanwhile",
    isWrong: "the password is wrong",
    hasNoPassword: "the account has no password here",
    isOver: "the account is signed out, or no longer administers the site",
  },
  actions: {
    ...shared.keepsFailure,
    take: "remember which certificate it is, and what to do with it",
    keepReason: "keep the reason",
    keepNote: "keep what was written",
    turnRound: "take back what was done",
    keepResult: "show the certificate as it is now",
    keepPassword: "keep the password",
    forgetPassword: "empty the field",
    clear: "forget what was asked about",
    tellList: "tell the list",
  },
  delays: {},
  actors: {
    changeCertificate: { doing: "revoking or restoring the certificate", done: "it is done" },
    confirmSession: { doing: "checking the password", done: "the password is right" },
  },
});
