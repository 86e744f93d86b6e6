import { defineTestModel } from "statechart-testing/model/test-model";
import { feedbackMachine } from "../../machines/engagement/feedback";
import { feedbackLength, maxFeedbackLength } from "../../machines/engagement/feedback/context";
import { machines } from "../../machines/index";
import { learner } from "../../machines/testing";
import { broken, network, refused, signedOut, whoIsHere } from "../shared/cases";

const page = "/academy/";

/** Typing always changes the text: a repeated text gets one more letter or space. */
const other =
  (text: string) =>
  ({ text: written }: { text: string }) => ({ text: written === text ? text + text.slice(-1) : text });

export const feedbackModel = defineTestModel({
  machine: feedbackMachine,
  inputs: machines.feedback.inputs,
  events: {
    "session.changed": { ...whoIsHere, withoutEmail: { learner: { ...learner, email: "" }, seed: "seed" } },
    "connection.changed": network,
    "page.opened": { another: { url: `${page}courses/` } },
    "text.change": { filled: other("Thanks"), empty: other(" "), tooLong: other("X".repeat(maxFeedbackLength + 1)) },
  },
  outcomes: { sendFeedback: { arrived: { output: undefined }, signedOut, refused, broken } },
  project: ({ text, author, settled, online }) => [
    Math.min(feedbackLength(text), maxFeedbackLength + 1),
    author,
    settled,
    online,
  ],
  words: {
    start: {
      "": "Open any page of the academy and click “Feedback”.",
      afterSignIn: "Write feedback while you are signed out, sign in to send it, and come back.",
    },
    events: {
      "session.changed": {
        withoutEmail: "The site finds out that you are signed in with an account that has no e-mail address.",
      },
      "page.opened": { another: "Go to another page of the academy." },
    },
    outcomes: { sendFeedback: { asks: "take your feedback", arrived: "it has arrived" } },
  },
});
