import { certificateDeletionMachine } from "../../../machines/certificates/certificate-deletion";
import { certificatesMachine } from "../../../machines/certificates/certificates";
import { defineScreen } from "../../screens/screen";
import { certificateDeletionActors, certificatesActors } from "../actors";
import { CertificatesPage } from "./CertificatesPage";

export const screen = defineScreen({
  logic: (get) =>
    certificatesMachine.provide({
      actors: {
        ...certificatesActors(get).actors,
        certificateDeletion: certificateDeletionMachine.provide(certificateDeletionActors(get)),
      },
    }),
  area: "certificates",
  View: CertificatesPage,
  head: (_, t) => ({ title: t("certificates.title"), description: t("certificates.description") }),
});
