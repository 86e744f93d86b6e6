import { feedbackLength, feedbackMachine, longestFeedback } from "../../machines/engagement/feedback";
import { machines } from "../../machines/index";
import { learner } from "../../machines/testing";
import { defineFlow } from "../engine/flow";
import { broken, network, refused, signedOut, whoIsHere } from "../shared/cases";

const page = "/academy/";

/** Whoever writes makes another text of it: longer by one letter or space where it is this one already. */
const other =
  (text: string) =>
  ({ text: written }: { text: string }) => ({ text: written === text ? text + text.slice(-1) : text });

export const feedbackFlow = defineFlow({
  machine: feedbackMachine,
  inputs: machines.feedback.inputs,
  events: {
    "session.changed": { ...whoIsHere, withoutEmail: { learner: { ...learner, email: "" }, seed: "seed" } },
    "connection.changed": network,
    "page.opened": { another: { url: `${page}courses/` } },
    "text.change": { filled: other("Thanks"), empty: other(" "), tooLong: other("X".repeat(longestFeedback + 1)) },
  },
  outcomes: { sendFeedback: { arrived: { output: undefined }, signedOut, refused, broken } },
  project: ({ text, author, settled, online }) => [
    Math.min(feedbackLength(text), longestFeedback + 1),
    author,
    settled,
    online,
  ],
});
