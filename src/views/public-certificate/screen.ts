import { publicCertificateMachine } from "../../../machines/certificates/public-certificate";
import { publicCertificateActors } from "../../actors";
import { paths } from "../../paths";
import { defineScreen } from "../../screens/screen";
import { PublicCertificatePage } from "./PublicCertificatePage";

export const screen = defineScreen({
  logic: (get) => publicCertificateMachine.provide(publicCertificateActors(get)),
  View: PublicCertificatePage,
  head: ({ context: { certificate, hash } }, t) => ({
    title:
      certificate?.state === "issued"
        ? t("certificate.title", { name: certificate.name, title: certificate.title })
        : t(certificate ? "certificate.deleted" : "certificate.unknown"),
    canonical: paths.certificate(hash),
  }),
});
