import { admin } from "../../contract/account/admin";
import { session } from "../../contract/account/session";
import { sessions } from "../../contract/account/sessions";
import { administrator, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { detailsOf } from "./administration.testing";
import { authenticator } from "./session-proof.testing";
import { sessionsEndingScreen } from "./sessions-ending.screen";

export const sessionsEndingPage = definePage({
  screen: sessionsEndingScreen,
  path: "/academy/administration/accounts/7/",
  calls: {
    perform: admin.endSessions,
    confirmSession: { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) },
  },
  plays: { confirmByPasskey: authenticator },
  sharesSession: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(10, { permissions: administrator.permissions }), specialRights: false }],
    [admin.user, detailsOf()],
  ],
});
