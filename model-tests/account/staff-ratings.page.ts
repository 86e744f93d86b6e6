import { admin } from "../../contract/account/admin";
import { sessions } from "../../contract/account/sessions";
import { definePage } from "../shared/define-page";
import { ratingRemovalPart } from "./rating-removal.screen";
import { authenticator } from "./session-proof.testing";
import { staffRatingsScreen } from "./staff-ratings.screen";

export const staffRatingsPage = definePage({
  screen: {
    ...staffRatingsScreen,
    // The page under test opens and closes it.
    children: { ratingRemoval: { ...ratingRemovalPart, world: [] } },
  },
  path: "/academy/administration/ratings/",
  calls: {
    loadPage: admin.ratings,
    refreshPage: admin.ratings,
    "ratingRemoval: perform": admin.removeRating,
    "ratingRemoval: confirmSession": {
      call: sessions.confirm,
      replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }),
    },
  },
  plays: { "ratingRemoval: confirmByPasskey": authenticator },
});
