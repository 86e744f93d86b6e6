import { certificateDeletionMachine } from "../../machines/certificates/certificate-deletion";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { notFound, offline } from "../shared/cases";

export const certificateDeletionFlow = defineFlow({
  machine: certificateDeletionMachine,
  inputs: machines.certificateDeletion.inputs,
  events: { "deletion.open": { "": { id: 1, seed: "seed" } } },
  outcomes: { deleteCertificate: { deleted: { output: undefined }, notFound, offline } },
  // Its list may be another one by the time that the certificate is gone.
  project: ({ id }) => id,
});
