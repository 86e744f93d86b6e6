import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { feedbackMachine } from "../../machines/engagement/feedback";
import { FeedbackBox } from "../../src/engagement/feedback/FeedbackBox";
import { viewAt } from "../drivers/page";
import { feedbackModel } from "./feedback.model";

type Snapshot = SnapshotFrom<typeof feedbackMachine>;
const signIn: Matcher = { role: "status", text: "Sign in to send" };
const noEmail: Matcher = { role: "status", text: "Your account has no email address" };
const sent: Matcher = { role: "status", text: "We got your message." };
const lost: Matcher = { role: "alert", text: "We couldn’t send your message" };
const kept: Matcher = { role: "status", text: "Your message is saved on this device" };
const obstacles = [signIn, noEmail, sent, lost, kept];

/** The box with the typed text and, of all possible messages, only these. */
const box =
  (send: { busy?: boolean; disabled?: boolean }, ...said: Matcher[]) =>
  async (user: User, { context: { text } }: Snapshot) => {
    await user.expectVisible(
      { role: "dialog", name: "Feedback" },
      { role: "textbox", name: "Your message", value: text },
      { role: "button", name: "Send", ...send },
      ...said,
    );
    await user.expectAbsent(...obstacles.filter((one) => !said.includes(one)));
  };

export const feedbackScreen = defineScreenTests({
  testModel: feedbackModel,
  // The box is about the open page, which the machine's input names.
  render: (actor) => viewAt("/academy/", <FeedbackBox actor={actor} />),
  does: {
    "text.change": (user, { text }) => user.fill("Your message", text),
    "feedback.send": (user) => user.press("button", "Send"),
    "feedback.dismiss": (user) => user.press("button", "OK"),
    "signIn.choose": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed", "page.opened"],
  sees: {
    "feedback.default.unknown": box({ busy: true }),
    "feedback.default.signedOut": box({ disabled: true }, signIn, { role: "button", name: "Sign in" }),
    "feedback.default.emailMissing": box({ disabled: true }, noEmail),
    "feedback.default.blank": box({ disabled: true }),
    "feedback.default.tooLong": box({ disabled: true }, { role: "alert", text: "too many" }),
    "feedback.default.ready": box({ disabled: false, busy: false }),
    "feedback.loading": box({ busy: true }),
    "feedback.success": box({ disabled: true }, sent),
    "feedback.kept": (user, snapshot) => box({ disabled: !snapshot.context.online }, kept)(user, snapshot),
    "feedback.failed": box({ disabled: false, busy: false }, lost),
  },
  ignores: [{ role: "button", name: "Close", why: "closes the box; the address says whether it is open" }],
});
