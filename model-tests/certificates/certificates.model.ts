import { defineTestModel, without } from "statechart-testing/model/test-model";
import type { Certificate } from "../../contract/certificates/certificates";
import { certificatesMachine, filtered } from "../../machines/certificates/certificates";
import { nextExpiry } from "../../machines/certificates/validity";
import { machines } from "../../machines/index";
import { network, offline, signedOut, whoIsHere } from "../shared/cases";
import { exam } from "../shared/demo-content";
import { certificateDeletionModel } from "./certificate-deletion.model";

const now = "2026-03-01T10:00:00.000Z";
/** All of one exam, each issued on a different day. */
export const certificate = (id: number, dateExpires: string | null): Certificate => ({
  id,
  hash: `hash-of-certificate-${id}`,
  url: `/academy/certificate/hash-of-certificate-${id}/`,
  title: exam.title,
  examSlug: "seo",
  name: "Ada",
  score: 100,
  dateIssued: `2025-03-0${id}T10:00:00.000Z`,
  dateExpires,
});

export const certificatesModel = defineTestModel({
  machine: certificatesMachine,
  inputs: machines.certificates.inputs,
  events: {
    "session.changed": whoIsHere,
    "connection.changed": network,
    "filter.change": { expired: { filter: "expired" } },
    "certificate.delete": { first: (context) => ({ id: filtered(context)[0]?.id ?? 0 }) },
    // Sent by the deletion.
    "certificate.deleted": {},
  },
  outcomes: {
    loadCertificates: {
      none: { output: { certificates: [], now } },
      unlimited: { output: { certificates: [certificate(1, null)], now } },
      // One after the other.
      expiring: {
        output: {
          certificates: [
            certificate(1, null),
            certificate(2, "2026-03-01T11:00:00.000Z"),
            certificate(3, "2026-03-01T12:00:00.000Z"),
          ],
          now,
        },
      },
      signedOut,
      offline,
    },
    refreshCertificates: {
      none: { output: { certificates: [], now } },
      unlimited: { output: { certificates: [certificate(1, null)], now } },
      signedOut,
      offline,
    },
    waitUntil: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
  },
  project: ({ certificates, now: known, filter }) => [
    certificates.map(({ id }) => id),
    nextExpiry(certificates, known),
    filter,
  ],
  children: { certificateDeletion: without(certificateDeletionModel, "deletion.open", "deletion.close") },
  words: {
    events: { "certificate.delete": { first: "Delete the first certificate." } },
    outcomes: {
      loadCertificates: {
        asks: "load your certificates",
        none: "you have none",
        unlimited: "you have one that never expires",
        expiring: "you have three, two of which expire later today",
      },
      refreshCertificates: {
        asks: "load your certificates again",
        none: "you have none",
        unlimited: "you have one that never expires",
      },
      waitUntil: {
        reached: "Wait until the time at which the next certificate expires.",
        broken: "The page cannot wait until the next certificate expires.",
      },
    },
  },
});
