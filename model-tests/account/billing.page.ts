import { session } from "../../contract/account/session";
import { definePage } from "../drivers/page-tests";
import { billingScreen } from "./billing.screen";
import { offer } from "./trial-banner.screen";

export const billingPage = definePage({
  screen: {
    ...billingScreen,
    sees: {
      ...billingScreen.sees,
      // The banner decides once who it is for: somebody who paid a moment ago is not offered a trial.
      "billing.known": async (hands, { context: { billing } }) => {
        if (billing?.paidStatus !== "free") await hands.lack(offer);
      },
    },
  },
  path: "/academy/",
  region: ["[data-part='trialBanner']"],
  calls: { loadBilling: session.billing },
});
