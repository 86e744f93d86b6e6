import { session } from "../../contract/account/session";
import { sessions } from "../../contract/account/sessions";
import { staffCertificates } from "../../contract/certificates/administration";
import { administrator, profileOf } from "../../machines/testing";
import { authenticator } from "../account/session-proof.testing";
import { definePage } from "../shared/define-page";
import { certificateRevocationScreen } from "./certificate-revocation.screen";
import { changeOf, held, pageWith, revokeOrRestore } from "./held-certificates";

/** One of each more than the test changes: what it revokes or restores stays so in the list. */
const data = [held(), held(true, 8), held(false, 7)];

export const certificateRevocationPage = definePage({
  screen: {
    ...certificateRevocationScreen,
    does: {
      ...certificateRevocationScreen.does,
      "revocation.open": (user, { intent }) => user.press("button", changeOf(intent), 0),
    },
  },
  path: "/academy/administration/certificates/",
  calls: {
    changeCertificate: revokeOrRestore,
    confirmSession: { call: sessions.confirm, replyFor: (confirmedUntil) => ({ confirmedUntil }) },
  },
  plays: { confirmByPasskey: authenticator },
  sharesSession: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(10, { permissions: administrator.permissions }), specialRights: false }],
    [staffCertificates.list, pageWith(data)],
  ],
});
