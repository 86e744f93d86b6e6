import { session } from "../../contract/account/session";
import { type DeviceSession, sessions } from "../../contract/account/sessions";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { sessionsScreen } from "./sessions.screen";

export const sessionsPage = definePage({
  screen: sessionsScreen,
  path: "/academy/profile/",
  region: ["section[aria-label='Where you’re signed in']"],
  calls: {
    loadSessions: { call: sessions.list, replyFor: (list: readonly DeviceSession[]) => ({ sessions: list }) },
    endSession: sessions.end,
    endOtherSessions: sessions.endOthers,
  },
  sharesSession: true,
  answers: () => [[session.profile, { userProfile: profileOf(7), specialRights: false }]],
});
