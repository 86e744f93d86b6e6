import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { publicCertificateMachine } from "./public-certificate";

export const publicCertificateWords = wordsFor<typeof publicCertificateMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "certificate.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    isUnknown: "no certificate has this number",
    isDeleted: "its owner has deleted it",
    isRevoked: "an administrator has revoked it",
    hasExpired: "it has expired",
    isLimited: "it will expire",
  },
  actions: {},
  delays: {},
  actors: {
    loadCertificate: { doing: "loading the certificate", done: "the certificate is loaded" },
    waitUntil: {
      doing: "waiting until it expires",
      done: "the certificate expires",
      failed: "waiting is not possible",
    },
  },
  inline: {
    "assign certificate, failure": "show the certificate",
    "assign failure": shared.keepsFailure.keepFailure,
  },
});
