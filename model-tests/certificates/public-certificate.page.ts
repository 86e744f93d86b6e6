import { certificates } from "../../contract/certificates/certificates";
import { definePage } from "../shared/define-page";
import { publicCertificateScreen } from "./public-certificate.screen";

export const publicCertificatePage = definePage({
  screen: publicCertificateScreen,
  path: "/academy/certificates/hash-of-certificate-1/",
  calls: { loadCertificate: certificates.byHash },
  plays: { waitUntil: "an instant comes, and no call is made" },
});
