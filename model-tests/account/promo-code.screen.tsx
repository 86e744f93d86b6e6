import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { promoCodeMachine } from "../../machines/account/promo-code";
import { profileOf } from "../../machines/testing";
import { PromoCode } from "../../src/account/profile/PromoCode";
import { alerts } from "../shared/reason";
import { stubActor, WithSession } from "../shared/stub-actors";
import { promoCodeFlow } from "./promo-code.model";

type Snapshot = SnapshotFrom<typeof promoCodeMachine>;
const submit = { role: "button", name: "Redeem" };
const profile = stubActor({ context: { profile: profileOf(7, { promo: "WINTER" }) } });

const block = (hands: Hands, { context: { code } }: Snapshot) =>
  hands.see({ role: "heading", name: "Promo code" }, { role: "textbox", name: "Code", value: code });
const notRedeemed = "The code was not redeemed";
/** The message at the field, or else next to it. */
const shows = (isReady: boolean, error?: string) => async (hands: Hands, snapshot: Snapshot) => {
  await block(hands, snapshot);
  await hands.see("On your account: WINTER", { ...submit, disabled: !isReady });
  if (error === undefined) await hands.lack({ role: "alert" });
  else await hands.see(...alerts(error, snapshot.context.failure));
  if (error !== notRedeemed) await hands.lack(notRedeemed);
};

export const promoCodeScreen = defineScreenTests({
  flow: promoCodeFlow,
  render: (actor) => (
    <WithSession profile={profile}>
      <PromoCode actor={actor} />
    </WithSession>
  ),
  does: {
    "code.change": (hands, { code }) => hands.fill("Code", code),
    "code.submit": (hands) => hands.press("button", "Redeem"),
    "signIn.choose": (hands) => hands.press("button", "Sign in to redeem it"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "promoCode.waiting": shows(false),
    "promoCode.signedOut": async (hands, snapshot) => {
      await block(hands, snapshot);
      await hands.see("A code is redeemed for an account. Sign in first.");
      await hands.lack(submit, { role: "alert" });
    },
    "promoCode.entering.blank": shows(false),
    "promoCode.entering.tooLong": shows(false, "A code has at most 64 characters."),
    "promoCode.entering.ready": shows(true),
    "promoCode.applying": async (hands, snapshot) => {
      await block(hands, snapshot);
      await hands.see({ ...submit, busy: true });
      await hands.lack({ role: "alert" });
    },
    "promoCode.applied": async (hands, snapshot) => {
      await block(hands, snapshot);
      await hands.see({ role: "status", text: `${snapshot.context.appliedCode} is redeemed.` });
      await hands.lack({ role: "alert" });
    },
    "promoCode.refused": shows(true, "This promo code has expired."),
    "promoCode.limited": shows(false, notRedeemed),
    "promoCode.offline": shows(false, notRedeemed),
    "promoCode.failed": shows(true, notRedeemed),
  },
});
