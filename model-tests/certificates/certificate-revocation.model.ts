import { defineTestModel } from "statechart-testing/model/test-model";
import { certificateRevocationMachine } from "../../machines/certificates/certificate-revocation";
import { machines } from "../../machines/index";
import { proofEvents, proofOutcomes, proofWords } from "../account/session-proof.testing";
import { forbidden, notFound, offline, signedOut } from "../shared/cases";
import { held } from "./held-certificates";

const refusedAs = (code: "conflict" | "confirmation_needed", status: number) => ({
  error: { code, status },
});

export const certificateRevocationModel = defineTestModel({
  machine: certificateRevocationMachine,
  inputs: machines.certificateRevocation.inputs,
  events: {
    "revocation.open": {
      revoke: { certificate: held(), intent: "revoke", seed: "seed" },
      restore: { certificate: held(true), intent: "restore", seed: "seed" },
    },
    "reason.choose": { mistake: { reason: "mistake" }, other: { reason: "other" } },
    "note.type": { words: { note: "Sorry." }, nothing: { note: "" } },
    ...proofEvents,
  },
  outcomes: {
    changeCertificate: {
      done: { output: ({ intent }: { intent: string }) => held(intent === "revoke") },
      unproved: refusedAs("confirmation_needed", 403),
      conflict: refusedAs("conflict", 409),
      notFound,
      signedOut,
      forbidden,
      offline,
    },
    ...proofOutcomes,
  },
  project: ({ certificate, intent, reason, note, password, problem }) => [
    certificate?.revoked?.reason,
    certificate !== null && intent,
    reason,
    note,
    password,
    problem,
  ],
  words: {
    start: { "": "Open the page “Certificates” of the administration." },
    events: {
      "revocation.open": {
        revoke: "Press “Revoke” beside a certificate in the list.",
        restore: "Press “Restore” beside a revoked certificate in the list.",
      },
      "revocation.close": { "": "Sign out in another tab." },
      "reason.choose": { mistake: "choose “Issued by mistake”", other: "choose “Another reason”" },
      "note.type": { words: "write a message", nothing: "remove the message" },
      ...proofWords.events,
    },
    outcomes: {
      changeCertificate: {
        asks: "revoke or restore the certificate",
        done: "it is done",
        unproved: "the session was confirmed too long ago",
        conflict: "a colleague was faster",
      },
      ...proofWords.outcomes,
    },
  },
});
