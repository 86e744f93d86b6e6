import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { TrialBanner } from "../../src/shell/TrialBanner";
import { WithSession } from "../shared/stub-actors";
import { trialBannerModel } from "./trial-banner.model";

/** The banner's text. */
export const offer = "Try Academy Plus for free";
const close = "Close this offer";
const nothing = (user: User) => user.expectAbsent(offer);

export const trialBannerScreen = defineScreenTests({
  testModel: trialBannerModel,
  render: (actor) => (
    <WithSession trialBanner={actor}>
      <TrialBanner />
    </WithSession>
  ),
  does: { "banner.close": (user) => user.press("button", close) },
  world: ["profile.settled", "billing.settled"],
  ignores: [{ role: "link", name: "Start free trial", why: "leads to the main site" }],
  sees: {
    "trialBanner.waiting": nothing,
    "trialBanner.deciding": nothing,
    "trialBanner.hidden": nothing,
    "trialBanner.shown": (user) =>
      user.expectVisible(offer, { role: "link", name: "Start free trial" }, { role: "button", name: close }),
    "trialBanner.closed": nothing,
  },
});
