import { certificates } from "../../contract/certificates";
import { definePage } from "../drivers/page-tests";
import { publicCertificateScreen } from "../screens/public-certificate";

export const publicCertificatePage = definePage({
  screen: publicCertificateScreen,
  path: "/academy/certificates/hash-of-certificate-1/",
  calls: { loadCertificate: certificates.byHash },
  plays: { waitUntil: "an instant comes, and no call is made" },
});
