import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import { TrialBanner } from "../../src/shell/TrialBanner";
import { WithSession } from "../shared/stub-actors";
import { trialBannerFlow } from "./trial-banner.model";

/** What the banner says. */
export const offer = "Try every tool of the toolkit for 14 days";
const close = "Close this offer";
const nothing = (hands: Hands) => hands.lack(offer);

export const trialBannerScreen = defineScreenTests({
  flow: trialBannerFlow,
  render: (actor) => (
    <WithSession trialBanner={actor}>
      <TrialBanner />
    </WithSession>
  ),
  does: { "banner.close": (hands) => hands.press("button", close) },
  world: ["profile.settled", "billing.settled"],
  ignores: [{ role: "link", name: "Start the trial", why: "leads to the main site" }],
  sees: {
    "trialBanner.waiting": nothing,
    "trialBanner.deciding": nothing,
    "trialBanner.hidden": nothing,
    "trialBanner.shown": (hands) =>
      hands.see(offer, { role: "link", name: "Start the trial" }, { role: "button", name: close }),
    "trialBanner.closed": nothing,
  },
});
