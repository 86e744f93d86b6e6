import { defineTestModel } from "statechart-testing/model/test-model";
import { certificateDeletionMachine } from "../../machines/certificates/certificate-deletion";
import { machines } from "../../machines/index";
import { notFound, offline } from "../shared/cases";

export const certificateDeletionModel = defineTestModel({
  machine: certificateDeletionMachine,
  inputs: machines.certificateDeletion.inputs,
  events: { "deletion.open": { "": { id: 1, seed: "seed" } } },
  outcomes: { removeCertificate: { deleted: { output: undefined }, notFound, offline } },
  // Its list may have changed by the time the certificate is gone.
  project: ({ id }) => id,
  words: {
    events: {
      "deletion.open": { "": "Click “Delete” beside a certificate in the list." },
      "deletion.close": { "": "Close the dialog with Esc." },
    },
    outcomes: { removeCertificate: { asks: "delete the certificate", deleted: "it is deleted" } },
  },
});
