import { engagement } from "../../contract/engagement/engagement";
import { machines } from "../../machines/index";
import { definePage } from "../shared/define-page";
import { feedbackScreen } from "./feedback.screen";

export const feedbackPage = definePage({
  screen: feedbackScreen,
  path: "/academy/courses/#feedback",
  region: ["[role='dialog']"],
  calls: { sendFeedback: { call: engagement.sendFeedback, replyFor: () => ({ id: 1 }) } },
  brings: {
    afterSignIn: { tab: { "academy.feedback": JSON.stringify(machines.feedback.inputs.afterSignIn?.draft) } },
  },
});
