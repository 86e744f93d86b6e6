import { passkeys } from "../../contract/account/passkeys";
import { session } from "../../contract/account/session";
import { sessions } from "../../contract/account/sessions";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { passkeysScreen } from "./passkeys.screen";
import { authenticator } from "./session-proof.testing";

export const passkeysPage = definePage({
  screen: passkeysScreen,
  path: "/academy/profile/",
  region: ["section[aria-label='Passkeys']", "[role=dialog]", "[role=alertdialog]"],
  calls: {
    loadPasskeys: passkeys.list,
    renamePasskey: passkeys.rename,
    removePasskey: passkeys.remove,
    makeCodes: { call: passkeys.makeCodes, replyFor: (codes: unknown) => ({ codes }) },
    confirmSession: { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) },
  },
  plays: { addPasskey: authenticator, confirmByPasskey: authenticator },
  sharesSession: true,
  answers: () => [[session.profile, { userProfile: profileOf(7), specialRights: false }]],
});
