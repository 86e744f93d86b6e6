import { assign, not, or } from "xstate";
import type { SessionChanged } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { failureOf } from "../../shared/failure";
import { keepText, sendOff, sentMessage, takeBack } from "./context";
import { feedbackSetup } from "./setup";

/** Another author does not take over the previous author's message: the device keeps it for them. */
const leftByAuthor = [
  { guard: { type: "isSameAuthor" as const, params: ({ event }: { event: SessionChanged }) => event } },
  {
    target: "default",
    actions: [
      "clearText" as const,
      { type: "takeSession" as const, params: ({ event }: { event: SessionChanged }) => event },
    ],
  },
];

export const loading = feedbackSetup.createStateConfig({
  description: "The message is being sent; a repeat after a timeout arrives once (R18).",
  meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "R18"] },
  tags: "busy",
  invoke: {
    id: "sendFeedback",
    src: "sendFeedback",
    input: ({ context }) => sentMessage({ context }),
    onDone: { target: "success", actions: ["clearText", "announceSent"] },
    onError: [
      { guard: "isSignedOut", target: "default", actions: [...takeBack, "forgetAuthor", "announceLoss"] },
      {
        guard: "isRefused",
        target: "failed",
        actions: [...takeBack, { type: "keepFailure", params: ({ event }) => failureOf(event) }],
      },
      failTo("kept"),
    ],
  },
  on: { "session.changed": leftByAuthor },
});

export const success = feedbackSetup.createStateConfig({
  description: "It has arrived; the box says thank you and accepts another message.",
  meta: { screen: "FeedbackBox", requirements: ["S4.feedback"] },
  on: {
    "feedback.dismiss": "default",
    "text.change": {
      target: "default",
      actions: [{ type: "changeText", params: ({ event }) => event.text }, keepText],
    },
  },
});

export const kept = feedbackSetup.createStateConfig({
  description: "It did not arrive: kept on the device, and resent automatically from this page or the next one.",
  meta: { screen: "FeedbackBox", requirements: ["S8.feedback", "R11", "R40", "L3"] },
  tags: "kept",
  after: { resendPause: { guard: not("isOffline"), target: "loading" } },
  on: {
    "session.changed": leftByAuthor,
    "text.change": {
      target: "default",
      actions: [
        { type: "forgetMessage", params: sentMessage },
        { type: "changeText", params: ({ event }) => event.text },
        keepText,
      ],
    },
    "feedback.send": { guard: not("isOffline"), target: "loading" },
    "connection.changed": [
      {
        guard: "isOnline",
        target: "loading",
        actions: assign({ online: true, failure: null }),
      },
      { actions: assign({ online: false }) },
    ],
  },
});

export const failed = feedbackSetup.createStateConfig({
  description: "The server rejected it. The text is kept and can be sent again.",
  meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S8.feedback", "R11"] },
  tags: "failed",
  // Its author has signed out: the box says so instead.
  always: { guard: or(["isVisitor", "hasNoEmail"]), target: "default" },
  on: {
    "text.change": {
      target: "default",
      actions: [{ type: "changeText", params: ({ event }) => event.text }, keepText],
    },
    "feedback.send": [
      { guard: "isOffline", target: "kept", actions: [...sendOff] },
      { target: "loading", actions: [...sendOff] },
    ],
  },
});
