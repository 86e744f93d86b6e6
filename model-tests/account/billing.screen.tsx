import { type EventFromLogic, initialTransition, type SnapshotFrom, transition } from "xstate";
import type { billingMachine } from "../../machines/account/billing";
import { trialBannerMachine } from "../../machines/account/trial-banner";
import { TrialBanner } from "../../src/shell/TrialBanner";
import type { Hands } from "../drivers/hands";
import { definePartTests, defineScreenTests } from "../drivers/screen-tests";
import { beside, WithSession } from "../shared/standing";
import { billingFlow } from "./billing.model";
import { offer } from "./trial-banner.screen";

type Snapshot = SnapshotFrom<typeof billingMachine>;
const unread = { type: "xstate.done.actor.readShownFlag", output: false };

/**
 * Billing has no view of its own: what a person sees of it is whether a trial is offered. This is the banner as the
 * academy has told it what is known, in a browser session in which it was not shown before.
 */
function bannerBeside({ context: { billing }, value }: Snapshot): SnapshotFrom<typeof trialBannerMachine> {
  const [waiting] = initialTransition(trialBannerMachine);
  if (value !== "known" && value !== "unknown") return waiting;
  const [told] = transition(trialBannerMachine, waiting, { type: "billing.settled", billing });
  if (told.value !== "deciding") return told;
  return transition(trialBannerMachine, told, unread as unknown as EventFromLogic<typeof trialBannerMachine>)[0];
}

const noOffer = (hands: Hands) => hands.lack(offer);

const tests = {
  flow: billingFlow,
  does: {},
  world: ["profile.settled", "page.opened", "billing.retry"],
  sees: {
    "billing.waiting": noOffer,
    "billing.checking": noOffer,
    // Unknown is not paid, and neither is it free (R23).
    "billing.unknown": noOffer,
    "billing.known": (hands: Hands, { context: { billing } }: Snapshot) =>
      (billing?.paidStatus === "free" ? hands.see : hands.lack)(offer),
    "billing.failed": noOffer,
  },
};

export const billingScreen = defineScreenTests({
  ...tests,
  render: (actor) => (
    <WithSession trialBanner={beside(actor, bannerBeside)}>
      <TrialBanner />
    </WithSession>
  ),
  ignores: [
    { role: "link", name: "Start the trial", why: "is of the trial banner" },
    { role: "button", name: "Close this offer", why: "is of the trial banner" },
  ],
});

/** As a part of the academy, whose flow has learners who pay. */
export const billingPart = definePartTests(tests);
