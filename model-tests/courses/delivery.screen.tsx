import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { deliveryMachine } from "../../machines/courses/delivery";
import { UndeliveredNotice } from "../../src/courses/undelivered/UndeliveredNotice";
import { deliveryFlow } from "./delivery.model";

type Snapshot = SnapshotFrom<typeof deliveryMachine>;
const title = "Something that you did has not been accepted";
const names = {
  feedback: "Your message",
  examAnswer: "An answer in an exam",
  quizAnswer: "An answer in a quiz",
  stepDone: "A step that you marked as done",
};
const nothing = (hands: Hands) => hands.lack(title);

export const deliveryScreen = defineScreenTests({
  flow: deliveryFlow,
  render: (actor) => <UndeliveredNotice actor={actor} />,
  does: {
    "thing.retry": (hands) => hands.press("button", `Try again: ${names.feedback}`),
    "thing.discard": (hands) => hands.press("button", `Discard: ${names.feedback}`),
  },
  world: ["session.changed", "connection.changed", "undelivered.found"],
  sees: {
    "delivery.signedOut": nothing,
    "delivery.signedIn.sending": nothing,
    "delivery.signedIn.waiting": nothing,
    "delivery.signedIn.empty": nothing,
    "delivery.signedIn.refused": async (hands, { context: { refused } }: Snapshot) => {
      await hands.see({ role: "alert", text: title });
      for (const { kind } of refused) await hands.see(names[kind]);
      await (refused.some(({ page }) => page !== "") ? hands.see : hands.lack)({
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
