import { assign } from "xstate";
import { keepText, sendOff } from "./context";
import { feedbackSetup } from "./setup";

export const writing = feedbackSetup.createStateConfig({
  description: "The box is open, and always says what keeps a message from being sent.",
  entry: assign({ failure: null }),
  initial: "deciding",
  on: {
    "text.change": {
      target: ".deciding",
      actions: [{ type: "changeText", params: ({ event }) => event.text }, keepText],
    },
    "session.changed": [
      { guard: { type: "isSameAuthor", params: ({ event }) => event } },
      { target: ".deciding", actions: [{ type: "takeSession", params: ({ event }) => event }, keepText] },
    ],
  },
  states: {
    deciding: {
      description: "A message needs text, and an author with an account and an e-mail address.",
      always: [
        { guard: "isUnsettled", target: "unknown" },
        { guard: "isVisitor", target: "signedOut" },
        { guard: "hasNoEmail", target: "emailMissing" },
        { guard: "hasNoText", target: "blank" },
        { guard: "isTooLong", target: "tooLong" },
        { target: "ready" },
      ],
    },
    unknown: {
      description: "The profile is not known yet; writing is possible, sending not yet.",
      meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R21"] },
      tags: "pending",
    },
    signedOut: {
      description: "A visitor may write; the box says that sending needs an account and offers to sign in.",
      meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R49"] },
      on: {
        "signIn.choose": { actions: [keepText, "askToSignIn"] },
      },
    },
    emailMissing: {
      description: "The account has no e-mail address, so we could not answer; the box says so.",
      meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R49"] },
    },
    blank: {
      description: "There is nothing to send yet.",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S5.feedback"] },
    },
    tooLong: {
      description: "The message has more than 2000 characters; the box says how many.",
      meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R12"] },
    },
    ready: {
      description: "The message can be sent.",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S5.feedback"] },
      on: {
        "feedback.send": [
          { guard: "isOffline", target: "#feedback.kept", actions: [...sendOff] },
          { target: "#feedback.loading", actions: [...sendOff] },
        ],
      },
    },
  },
});
