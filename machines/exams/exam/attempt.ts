import { raise } from "xstate";
import { forgetRefused, keepQueue, satBy } from "./context";
import { examSetup } from "./setup";

export const attempting = examSetup.createStateConfig({
  description: "The attempt runs; every answer is kept as soon as it is given.",
  tags: ["attempting", "attemptShown"],
  entry: raise({ type: "clock.started" }),
  exit: raise({ type: "clock.stopped" }),
  // Another tab of this attempt can give an answer, or deliver one (L3).
  invoke: { id: "watchAnswers", src: "watchAnswers", input: ({ context }) => satBy(context) },
  initial: "answering",
  on: {
    "attempt.ended": "finishing",
    "attempt.expired": { target: "expired", actions: "requestFocus" },
    "answer.resend": { guard: "hasRefused", actions: ["queueRefused", keepQueue] },
    "answer.found": {
      guard: { type: "isFromElsewhere", params: ({ event }) => event.entry },
      actions: { type: "takeFound", params: ({ event }) => event.entry },
    },
    "answer.delivered": { actions: { type: "takeDelivered", params: ({ event }) => event.entry } },
    // A learner who signed out is remembered: their answers are kept under their account (L3).
    "session.changed": {
      guard: "isSignedIn",
      actions: { type: "takeSession", params: ({ event }) => event },
    },
  },
  states: {
    answering: {
      description: "One question at a time.",
      meta: { screen: "ExamQuestion", requirements: ["S4.examQuizNext", "R6", "L2", "L4"] },
      on: {
        "answer.choose": {
          guard: { type: "isQuestion", params: ({ event }) => event.questionId },
          actions: [{ type: "queueAnswer", params: ({ event }) => event }, keepQueue],
        },
        "question.next": {
          guard: "hasNextQuestion",
          actions: [{ type: "openQuestion", params: ({ context }) => context.index + 1 }, "requestFocus"],
        },
        "question.previous": {
          guard: "hasPreviousQuestion",
          actions: [{ type: "openQuestion", params: ({ context }) => context.index - 1 }, "requestFocus"],
        },
        "question.open": {
          actions: [{ type: "openQuestion", params: ({ event }) => event.index }, "requestFocus"],
        },
        "exam.review": { target: "reviewing", actions: "requestFocus" },
      },
    },
    reviewing: {
      description: "Every question with its answer, before finishing for good.",
      meta: { screen: "ExamReview", requirements: ["S4.examFinish", "L4"] },
      on: {
        "question.open": {
          target: "answering",
          actions: [{ type: "openQuestion", params: ({ event }) => event.index }, "requestFocus"],
        },
        "exam.finish": [
          // The page has said that they will not count.
          { guard: "hasRefused", target: "saving", actions: [forgetRefused, "dropRefused"] },
          { target: "saving" },
        ],
      },
    },
    saving: {
      description: "Answers are still being sent; the attempt is finished when they have arrived.",
      meta: { screen: "ExamReview", requirements: ["L3", "L4"] },
      tags: "busy",
      always: [
        // The learner has not seen yet that it was rejected: finishing needs another request.
        { guard: "hasRefused", target: "reviewing" },
        { guard: "isQueueEmpty", target: "#exam.stage.finishing" },
      ],
      on: {
        "question.open": {
          target: "answering",
          actions: [{ type: "openQuestion", params: ({ event }) => event.index }, "requestFocus"],
        },
      },
    },
  },
});
