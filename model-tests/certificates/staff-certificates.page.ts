import { sessions } from "../../contract/account/sessions";
import { staffCertificates } from "../../contract/certificates/administration";
import { authenticator } from "../account/session-proof.testing";
import { definePage } from "../shared/define-page";
import { certificateRevocationPart } from "./certificate-revocation.screen";
import { revokeOrRestore } from "./held-certificates";
import { staffCertificatesScreen } from "./staff-certificates.screen";

export const staffCertificatesPage = definePage({
  screen: {
    ...staffCertificatesScreen,
    // The page under test opens and closes it.
    children: { certificateRevocation: { ...certificateRevocationPart, world: [] } },
  },
  path: "/academy/administration/certificates/",
  calls: {
    loadCertificates: staffCertificates.list,
    refreshCertificates: staffCertificates.list,
    "certificateRevocation: changeCertificate": revokeOrRestore,
    "certificateRevocation: confirmSession": sessions.confirm,
  },
  plays: { "certificateRevocation: confirmByPasskey": authenticator },
});
