import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { planScreen } from "./plan.screen";

export const planPage = definePage({
  screen: planScreen,
  path: "/academy/profile/",
  region: ["section[aria-label='Your plan']"],
  calls: { loadPlan: session.plan, startTrial: session.startTrial },
  sharesSession: true,
});
