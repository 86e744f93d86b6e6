import { admin } from "../../contract/account/admin";
import { session } from "../../contract/account/session";
import { sessions } from "../../contract/account/sessions";
import { administrator, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { ratingRemovalScreen } from "./rating-removal.screen";
import { authenticator } from "./session-proof.testing";
import { oneRating } from "./staff-ratings.testing";

export const ratingRemovalPage = definePage({
  screen: ratingRemovalScreen,
  path: "/academy/administration/ratings/",
  calls: {
    perform: admin.removeRating,
    confirmSession: { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) },
  },
  plays: { confirmByPasskey: authenticator },
  sharesSession: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(10, { permissions: administrator.permissions }), specialRights: false }],
    [admin.ratings, oneRating],
  ],
});
