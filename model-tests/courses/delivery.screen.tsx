import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { deliveryMachine } from "../../machines/courses/delivery";
import { UndeliveredNotice } from "../../src/courses/undelivered/UndeliveredNotice";
import { deliveryModel } from "./delivery.model";

type Snapshot = SnapshotFrom<typeof deliveryMachine>;
const title = "Something you did wasn’t accepted";
const names = {
  feedback: "Your message",
  examAnswer: "An exam answer",
  quizAnswer: "A quiz answer",
  stepDone: "A step you marked as done",
};
const nothing = (user: User) => user.expectAbsent(title);

export const deliveryScreen = defineScreenTests({
  testModel: deliveryModel,
  render: (actor) => <UndeliveredNotice actor={actor} />,
  does: {
    "thing.retry": (user) => user.press("button", `Try again: ${names.feedback}`),
    "thing.discard": (user) => user.press("button", `Discard: ${names.feedback}`),
  },
  world: ["session.changed", "connection.changed", "undelivered.found"],
  sees: {
    "delivery.signedOut": nothing,
    "delivery.signedIn.sending": nothing,
    "delivery.signedIn.waiting": nothing,
    "delivery.signedIn.empty": nothing,
    "delivery.signedIn.refused": async (user, { context: { refused } }: Snapshot) => {
      await user.expectVisible({ role: "alert", text: title });
      for (const { kind } of refused) await user.expectVisible(names[kind]);
      await (refused.some(({ page }) => page !== "") ? user.expectVisible : user.expectAbsent)({
        role: "link",
        name: names.examAnswer,
      });
    },
  },
  also: {
    "thing.retry": [{ role: "button", name: `Try again: ${names.examAnswer}` }],
    "thing.discard": [{ role: "button", name: `Discard: ${names.examAnswer}` }],
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
