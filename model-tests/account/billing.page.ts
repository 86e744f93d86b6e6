import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { billingScreen } from "./billing.screen";
import { offer } from "./trial-banner.screen";

export const billingPage = definePage({
  screen: {
    ...billingScreen,
    sees: {
      ...billingScreen.sees,
      // The banner decides only once: someone who has just paid does not get a trial offer.
      "billing.known": async (user, { context: { billing } }) => {
        if (billing?.paidStatus !== "free") await user.expectAbsent(offer);
      },
    },
  },
  path: "/academy/",
  region: ["[data-part='trialBanner']"],
  calls: { loadBilling: session.billing },
});
