import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { type EventFromLogic, initialTransition, type SnapshotFrom, transition } from "xstate";
import type { billingMachine } from "../../machines/account/billing";
import { trialBannerMachine } from "../../machines/account/trial-banner";
import { TrialBanner } from "../../src/shell/TrialBanner";
import { beside, WithSession } from "../shared/stub-actors";
import { billingModel } from "./billing.model";
import { offer } from "./trial-banner.screen";

type Snapshot = SnapshotFrom<typeof billingMachine>;
const unread = { type: "xstate.done.actor.readShownFlag", output: false };

/**
 * Billing has no view of its own: users only see whether a trial is offered. This is the banner after it received the
 * billing from the academy, in a browser session that has not shown it before.
 */
function bannerBeside({ context: { billing }, value }: Snapshot): SnapshotFrom<typeof trialBannerMachine> {
  const [waiting] = initialTransition(trialBannerMachine);
  if (value !== "known" && value !== "unknown") return waiting;
  const [told] = transition(trialBannerMachine, waiting, { type: "billing.settled", billing });
  if (told.value !== "deciding") return told;
  return transition(trialBannerMachine, told, unread as unknown as EventFromLogic<typeof trialBannerMachine>)[0];
}

const noOffer = (user: User) => user.expectAbsent(offer);

const tests = {
  testModel: billingModel,
  does: {},
  world: ["profile.settled", "page.opened", "billing.retry"],
  sees: {
    "billing.waiting": noOffer,
    "billing.checking": noOffer,
    // Unknown is neither paid nor free (R23).
    "billing.unknown": noOffer,
    "billing.known": (user: User, { context: { billing } }: Snapshot) =>
      (billing?.paidStatus === "free" ? user.expectVisible : user.expectAbsent)(offer),
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
    { role: "link", name: "Start free trial", why: "is of the trial banner" },
    { role: "button", name: "Close this offer", why: "is of the trial banner" },
  ],
});

/** Part of the academy, whose test model has paying learners. */
export const billingPart = definePartTests(tests);
