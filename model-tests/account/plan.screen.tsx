import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { planMachine } from "../../machines/account/plan";
import { Plan } from "../../src/account/plan/Plan";
import { alerts } from "../shared/reason";
import { planModel } from "./plan.model";

type Snapshot = SnapshotFrom<typeof planMachine>;
const title = { role: "heading", name: "Your plan" };
const start = { role: "button", name: "Start the trial" };
const offer = "You’re on the free plan. Academy Plus adds more courses and series. You can try it free for 7 days.";
const day = "until March 4, 2027";

/** The plan in one sentence, and nothing to start. */
const says = (text: string) => async (user: User) => {
  await user.expectVisible(title, text);
  await user.expectAbsent(start, { role: "alert" });
};
const question = (busy: boolean) => async (user: User) => {
  await user.expectVisible(title, "Start your trial now?", { role: "button", name: "Start 7 days now", busy });
  await user.expectAbsent(start, { role: "alert" });
};

export const planScreen = defineScreenTests({
  testModel: planModel,
  render: (actor) => <Plan actor={actor} />,
  does: {
    "plan.retry": (user) => user.press("button", "Try again"),
    "trial.choose": (user) => user.press("button", "Start the trial"),
    "trial.confirm": (user) => user.press("button", "Start 7 days now"),
    "trial.cancel": (user) => user.press("button", "Not now"),
    "signIn.choose": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "plan.waiting": (user) => user.expectVisible(title),
    "plan.loading": (user) => user.expectVisible(title),
    "plan.offered": async (user, { context: { failure } }: Snapshot) => {
      await user.expectVisible(title, offer, start);
      if (failure) await user.expectVisible(...alerts("We couldn’t start your trial", failure));
      else await user.expectAbsent({ role: "alert" });
    },
    "plan.asking": question(false),
    "plan.starting": question(true),
    "plan.offeredElsewhere": async (user) => {
      await user.expectVisible(title, offer, { role: "link", name: "Start the trial" });
      await user.expectAbsent(start);
    },
    "plan.free": says(
      "You’re on the free plan. You’ve already had your trial. A promo code gives you Academy Plus again.",
    ),
    "plan.onTrial": async (user, { context: { plan } }: Snapshot) =>
      says(plan?.until ? day : "You’re on trial, and Academy Plus is part of it.")(user),
    "plan.granted": says(day),
    "plan.paid": says("Your plan is paid. Academy Plus is part of it."),
    "plan.staff": says("You can study everything, Academy Plus included."),
    "plan.signedOut": async (user) => {
      await user.expectVisible(title, "Sign in to see your plan.");
      await user.expectAbsent(start, { role: "alert" });
    },
    "plan.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load your plan", context.failure)),
  },
  ignores: [{ role: "link", why: "the trial begins at another site" }],
});
