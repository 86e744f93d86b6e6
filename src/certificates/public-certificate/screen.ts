import { publicCertificateMachine } from "../../../machines/certificates/public-certificate";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { publicCertificateActors } from "../actors";
import { PublicCertificatePage } from "./PublicCertificatePage";

export const screen = defineScreen({
  logic: (get) => publicCertificateMachine.provide(publicCertificateActors(get)),
  View: PublicCertificatePage,
  head: ({ context: { certificate, hash } }, t) => ({
    ...(certificate?.state === "issued"
      ? {
          title: t("certificate.title", { name: certificate.name, title: certificate.title }),
          description: t("certificate.description", { name: certificate.name, title: certificate.title }),
        }
      : { title: t(`certificate.${certificate?.state ?? "unknown"}`) }),
    canonical: paths.certificate(hash),
    image: paths.picture("certificate", "#dff3e7"),
  }),
});
