import { definePage } from "../shared/define-page";
import { trialBannerScreen } from "./trial-banner.screen";

export const trialBannerPage = definePage({
  screen: trialBannerScreen,
  path: "/academy/courses/",
  region: ["[data-part='trialBanner']"],
  calls: {},
  plays: { readShownFlag: "the flag is kept in the tab, and no call is made" },
});
