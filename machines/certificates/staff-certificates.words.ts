import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { staffCertificatesMachine } from "./staff-certificates";

export const staffCertificatesWords = wordsFor<typeof staffCertificatesMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filters.change": "the administrator changes the filters",
    "words.type": "the administrator types search words",
    "address.changed": "the address changes, as with the next page or Back",
    "certificate.change": "the administrator wants to revoke or restore a certificate",
    "revocation.settled": "a certificate was revoked, restored, or changed elsewhere",
    "list.retry": "the administrator presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    isVisitor: "nobody is signed in",
    isAdministrator: "an administrator is signed in",
    isEmpty: "nothing matches",
    isOther: "these are other filters",
    isNews: "the address asks for something else",
    canChange: "it is in the list, and not yet so",
    isKnown: "it is known how the certificate is now",
    isForbidden: "the account no longer administers the site",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepSeed: "prepare keys for commands",
    forget: "remove the certificates from the page",
    takeFilters: "take over the filters",
    announceFilters: "put the filters into the address",
    matchAddress: "note what the address says",
    keepPage: "show these certificates",
    replaceChanged: "show the certificate as it is now",
    openRevocation: "ask about it",
    closeRevocation: "close the dialog",
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: {
    certificateRevocation: "asking before a certificate is revoked or restored",
    loadCertificates: { doing: "loading certificates", done: "the certificates are loaded" },
  },
  invokes: {
    refreshCertificates: { doing: "loading the certificates again", done: "they are loaded again" },
  },
});
