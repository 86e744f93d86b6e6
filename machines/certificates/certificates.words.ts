import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { certificatesMachine } from "./certificates";

export const certificatesWords = wordsFor<typeof certificatesMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filter.change": "the learner changes the filter",
    "certificate.delete": "the learner presses Delete",
    "certificate.deleted": "a certificate has been deleted",
    "certificates.retry": "the learner presses Try again",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isShown: "the certificate is in the list",
    hasNone: "there are no certificates",
    expiresLater: "one of them will expire",
  },
  actions: {
    ...shared.asksToSignIn,
    keepCertificates: "show the certificates",
    forget: "remove the certificates from the page",
    closeDeletion: "close the question about deleting",
  },
  delays: {},
  actors: {
    loadCertificates: { doing: "loading the certificates", done: "the certificates are loaded" },
    waitUntil: {
      doing: "waiting until the next one expires",
      done: "a certificate expires",
      failed: "waiting is not possible",
    },
    certificateDeletion: "the question about deleting",
  },
  invokes: {
    refreshCertificates: { doing: "loading the certificates again", done: "the certificates are loaded again" },
  },
  inline: {
    "assign seed": shared.takesSeed.takeSeed,
    "assign failure": shared.keepsFailure.keepFailure,
    "assign filter": "take over the filter",
    "send to certificateDeletion": "ask whether to delete it",
    "assign certificates": "remove it from the list",
    "assign now": "note the time",
  },
});
