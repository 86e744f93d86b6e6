import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { forgetAll, placeOf } from "./context";
import { examSetup } from "./setup";

export const expired = examSetup.createStateConfig({
  description: "Time is up. Answers in flight can still arrive within the server's grace period (R2).",
  meta: { screen: "ExamExpired", requirements: ["S4.exam", "R2", "L3"] },
  tags: ["busy", "attemptShown"],
  always: { guard: "isQueueEmpty", target: "finishing" },
  after: { graceForAnswers: "finishing" },
});

export const finishing = examSetup.createStateConfig({
  description: "A token is fetched, the attempt is finished, the server grades it.",
  meta: { screen: "ExamReview", requirements: ["S4.examFinish", "S6.csrf", "R17", "R18"] },
  tags: ["busy", "attemptShown"],
  invoke: {
    id: "finishExam",
    src: "finishExam",
    input: ({ context }) => ({
      ...placeOf(context),
      attemptId: context.attempt?.id ?? 0,
      timeUp: context.secondsLeft === 0,
      key: commandKey(context, "finish"),
    }),
    onDone: {
      target: "graded",
      actions: [forgetAll, { type: "takeProgress", params: ({ event }) => event.output }, "requestFocus"],
    },
    onError: [
      { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
      // The server ended it first, at the deadline: the progress has the result. Or the device's clock was set, and
      // there is time left: the progress has the server's time.
      { guard: "isStale", target: "collecting" },
      failTo("finishFailed"),
    ],
  },
});

export const finishFailed = examSetup.createStateConfig({
  description: "Finishing failed; the answers are kept, and the learner can try again.",
  meta: { screen: "ExamReview", requirements: ["R11", "L3"] },
  tags: ["failed", "attemptShown"],
  // By way of `expired`: answers that did not arrive are sent before finishing (L3).
  on: {
    "exam.finish": "expired",
    ...retryOnline("expired"),
  },
});

export const collecting = examSetup.createStateConfig({
  description: "Fetching the result of an attempt that the server finished.",
  meta: { screen: "ExamReview", requirements: ["R2", "L3"] },
  tags: ["busy", "attemptShown"],
  invoke: {
    id: "collectResult",
    src: "loadProgress",
    input: ({ context }) => ({ ...placeOf(context), learnerId: context.learnerId }),
    onDone: {
      target: "graded",
      actions: [{ type: "takeLoaded", params: ({ event }) => event.output }, "requestFocus"],
    },
    onError: failTo("finishFailed"),
  },
});

export const graded = examSetup.createStateConfig({
  description: "Decides by the result.",
  always: [
    { guard: "hasOpenAttempt", target: "attempting" },
    { guard: "hasJustPassed", target: "passed" },
    { guard: "isCoolingDown", target: "coolingDown" },
    { guard: "hasResult", target: "failed" },
    { target: "deciding" },
  ],
});
