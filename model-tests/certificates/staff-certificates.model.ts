import { defineTestModel, without } from "statechart-testing/model/test-model";
import type { Filters } from "../../machines/certificates/certificate-filters";
import { staffCertificatesMachine } from "../../machines/certificates/staff-certificates";
import { machines } from "../../machines/index";
import { administratorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";
import { certificateRevocationModel } from "./certificate-revocation.model";
import { held, pageWith } from "./held-certificates";

/** The other of two filters. */
const others = (known: Filters): Filters => ({ ...known, state: known.state === "revoked" ? "valid" : "revoked" });

const outcomes = {
  some: { output: pageWith([held()], 9) },
  revoked: { output: pageWith([held(true)]) },
  none: { output: pageWith([]) },
  signedOut,
  forbidden,
  offline,
};
const words = {
  some: "here is a valid certificate, and there are others",
  revoked: "there is one, which was revoked",
  none: "no certificate matches",
};

export const staffCertificatesModel = defineTestModel({
  machine: staffCertificatesMachine,
  inputs: machines.staffCertificates.inputs,
  events: {
    "filters.change": {
      same: ({ filters: known }) => ({ filters: known }),
      other: ({ filters: known }) => ({ filters: others(known) }),
    },
    "words.type": { ada: { search: "ada" } },
    "address.changed": {
      echo: ({ address }) => ({ filters: address }),
      other: ({ address }) => ({ filters: others(address) }),
    },
    "certificate.change": {
      revoke: { hash: held().hash, intent: "revoke" as const },
      restore: { hash: held().hash, intent: "restore" as const },
    },
    // Sent by the child.
    "revocation.settled": {},
    "session.changed": { ...whoIsHere, ...administratorIsHere },
    "connection.changed": network,
  },
  outcomes: { loadCertificates: outcomes, refreshCertificates: outcomes },
  project: ({ page, address, filters }) => [
    page && page.data.length > 0,
    page?.data[0]?.revoked?.reason,
    page?.next,
    address.state,
    address.search === "",
    filters.search === "",
  ],
  children: {
    certificateRevocation: without(
      certificateRevocationModel,
      "revocation.open",
      "revocation.close",
      "note.type",
      "reason.choose",
      "password.change",
      "password.submit",
      "passkey.use",
      "revocation.undo",
      "revocation.cancel",
    ),
  },
  words: {
    start: { "": "Open the page “Certificates” of the administration in the browser." },
    events: {
      "address.changed": {
        echo: "The browser reports the address that the page has just set.",
        other: "Use the browser's Back button to return to other filters.",
      },
      "certificate.change": { revoke: "press Revoke", restore: "press Restore" },
    },
    outcomes: {
      loadCertificates: { asks: "load the certificates", ...words },
      refreshCertificates: { asks: "load the certificates again", ...words },
    },
  },
});
