import { assign, raise } from "xstate";
import { failureOf } from "../../shared/failure";
import { retryOnline } from "../../shared/session";
import type { QueuedAnswer } from "../answer-queue";
import { forgetAll, satBy } from "./context";
import { examSetup } from "./setup";

export const outbox = examSetup.createStateConfig({
  description: "Answers being sent: kept on the device until the server has them or their attempt is over.",
  initial: "empty",
  states: {
    empty: {
      description: "The server has every answer.",
      meta: { screen: "SaveStatus", requirements: ["L4"] },
      always: [
        { guard: "isQueueFilled", target: "sending" },
        { guard: "hasRefused", target: "refused" },
      ],
    },
    sending: {
      description: "The oldest answer is being sent.",
      meta: { screen: "SaveStatus", requirements: ["R18", "L4"] },
      tags: "unsent",
      always: { guard: "isQueueEmpty", target: "empty" },
      invoke: {
        id: "sendAnswer",
        src: "sendAnswer",
        input: ({ context }) => ({
          ...satBy(context),
          entry: context.queue[0] as QueuedAnswer,
        }),
        onDone: { target: "empty", actions: { type: "dropSent", params: ({ event }) => event.output } },
        onError: [
          {
            guard: "isAttemptOver",
            target: "empty",
            actions: [forgetAll, assign({ queue: [], refused: [] }), raise({ type: "attempt.ended" })],
          },
          {
            guard: "isRefused",
            target: "empty",
            actions: { type: "refuse", params: ({ event }) => failureOf(event) },
          },
          { guard: "isSignedOut", target: "signedOut", actions: "announceLoss" },
          { target: "waitingForNetwork", actions: assign({ unsent: ({ event }) => failureOf(event) }) },
        ],
      },
      on: {
        "connection.changed": {
          guard: { type: "isOffline", params: ({ event }) => event },
          target: "waitingForNetwork",
        },
      },
    },
    waitingForNetwork: {
      description: "The answer did not arrive; it stays on the device and is resent automatically (L3).",
      meta: { screen: "SaveStatus", requirements: ["L3", "L4"] },
      tags: ["unsent", "offline"],
      always: { guard: "isQueueEmpty", target: "empty" },
      after: { resendPause: "sending" },
      on: { ...retryOnline("sending") },
    },
    refused: {
      description:
        "The server has every answer except those that it rejected: the page lists their questions, and they can be changed or sent again.",
      meta: { screen: "ExamAttempt", requirements: ["R11", "L4"] },
      tags: "failed",
      always: { guard: "isNotAllRefused", target: "empty" },
    },
    signedOut: {
      description:
        "The session ended during the exam: the page stays, with its clock, says so, and leads to sign-in; the answers stay on the device until then (L3).",
      meta: { screen: "SaveStatus", requirements: ["R11", "L3"] },
      tags: "unsent",
      always: { guard: "isQueueEmpty", target: "empty" },
      on: {
        "session.changed": { guard: "isSignedIn", target: "sending" },
      },
    },
  },
});
