import { admin } from "../../contract/account/admin";
import { sessions } from "../../contract/account/sessions";
import { definePage } from "../shared/define-page";
import { accountDetailsScreen } from "./account-details.screen";
import { rightsChangePart } from "./rights-change.screen";
import { authenticator } from "./session-proof.testing";
import { sessionsEndingPart } from "./sessions-ending.screen";

const proof = { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) };

export const accountDetailsPage = definePage({
  screen: {
    ...accountDetailsScreen,
    // The page under test opens and closes them.
    children: {
      rightsChange: { ...rightsChangePart, world: [] },
      sessionsEnding: { ...sessionsEndingPart, world: [] },
    },
  },
  path: "/academy/administration/accounts/7/",
  calls: {
    loadAccount: admin.user,
    refreshAccount: admin.user,
    "rightsChange: perform": admin.updateUser,
    "rightsChange: confirmSession": proof,
    "sessionsEnding: perform": admin.endSessions,
    "sessionsEnding: confirmSession": proof,
  },
  plays: { "rightsChange: confirmByPasskey": authenticator, "sessionsEnding: confirmByPasskey": authenticator },
});
