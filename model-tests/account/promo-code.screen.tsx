import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { promoCodeMachine } from "../../machines/account/promo-code";
import { profileOf } from "../../machines/testing";
import { PromoCode } from "../../src/account/profile/PromoCode";
import { alerts } from "../shared/reason";
import { stubActor, WithSession } from "../shared/stub-actors";
import { promoCodeModel } from "./promo-code.model";

type Snapshot = SnapshotFrom<typeof promoCodeMachine>;
const submit = { role: "button", name: "Redeem" };
const profile = stubActor({ context: { profile: profileOf(7, { promo: "WINTER" }) } });

const block = (user: User, { context: { code } }: Snapshot) =>
  user.expectVisible({ role: "heading", name: "Promo code" }, { role: "textbox", name: "Code", value: code });
const notRedeemed = "We couldn’t redeem the code";
/** The message, either at the field or next to it. */
const shows = (isReady: boolean, error?: string) => async (user: User, snapshot: Snapshot) => {
  await block(user, snapshot);
  await user.expectVisible("On your account: WINTER", { ...submit, disabled: !isReady });
  if (error === undefined) await user.expectAbsent({ role: "alert" });
  else await user.expectVisible(...alerts(error, snapshot.context.failure));
  if (error !== notRedeemed) await user.expectAbsent(notRedeemed);
};

export const promoCodeScreen = defineScreenTests({
  testModel: promoCodeModel,
  render: (actor) => (
    <WithSession profile={profile}>
      <PromoCode actor={actor} />
    </WithSession>
  ),
  does: {
    "code.change": (user, { code }) => user.fill("Code", code),
    "code.submit": (user) => user.press("button", "Redeem"),
    "signIn.choose": (user) => user.press("button", "Sign in to redeem"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "promoCode.waiting": shows(false),
    "promoCode.signedOut": async (user, snapshot) => {
      await block(user, snapshot);
      await user.expectVisible("Codes are redeemed for an account. Sign in first.");
      await user.expectAbsent(submit, { role: "alert" });
    },
    "promoCode.entering.blank": shows(false),
    "promoCode.entering.tooLong": shows(false, "A code can have up to 64 characters."),
    "promoCode.entering.ready": shows(true),
    "promoCode.applying": async (user, snapshot) => {
      await block(user, snapshot);
      await user.expectVisible({ ...submit, busy: true });
      await user.expectAbsent({ role: "alert" });
    },
    "promoCode.applied": async (user, snapshot) => {
      await block(user, snapshot);
      await user.expectVisible({ role: "status", text: `${snapshot.context.appliedCode} redeemed.` });
      await user.expectAbsent({ role: "alert" });
    },
    "promoCode.refused": shows(true, "This promo code has expired."),
    "promoCode.limited": shows(false, notRedeemed),
    "promoCode.offline": shows(false, notRedeemed),
    "promoCode.failed": shows(true, notRedeemed),
  },
});
