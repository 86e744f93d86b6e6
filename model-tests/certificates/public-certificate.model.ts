import { defineTestModel } from "statechart-testing/model/test-model";
import type { PublicCertificate } from "../../contract/certificates/certificates";
import { publicCertificateMachine } from "../../machines/certificates/public-certificate";
import { machines } from "../../machines/index";
import { network, notFound, offline, whoIsHere } from "../shared/cases";
import { exam } from "../shared/demo-content";

const hash = "hash-of-certificate-1";
const issued = (dateExpires: string | null): { output: PublicCertificate } => ({
  output: {
    state: "issued",
    hash,
    name: "Ada",
    title: exam.title,
    examSlug: "seo",
    dateIssued: "2025-03-01T10:00:00.000Z",
    dateExpires,
    now: "2026-03-01T10:00:00.000Z",
  },
});

export const publicCertificateModel = defineTestModel({
  machine: publicCertificateMachine,
  inputs: machines.publicCertificate.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: {
    loadCertificate: {
      unlimited: issued(null),
      expiring: issued("2026-03-01T11:00:00.000Z"),
      expired: issued("2026-02-28T11:00:00.000Z"),
      deleted: { output: { state: "deleted", hash } },
      revoked: {
        output: {
          state: "revoked",
          hash,
          title: exam.title,
          examSlug: "seo",
          dateIssued: "2025-03-01T10:00:00.000Z",
          dateRevoked: "2026-02-01T10:00:00.000Z",
        },
      },
      notFound,
      offline,
    },
    waitUntil: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
  },
  words: {
    outcomes: {
      loadCertificate: {
        asks: "load the certificate",
        unlimited: "it is valid, and never expires",
        expiring: "it is valid, and expires in an hour",
        expired: "it has expired",
        deleted: "it was deleted",
        revoked: "it was revoked",
      },
      waitUntil: {
        reached: "Wait until the time at which the certificate expires.",
        broken: "The page cannot wait until the certificate expires.",
      },
    },
  },
});
