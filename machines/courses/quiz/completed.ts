import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { quizSetup } from "./setup";

export const completed = quizSetup.createStateConfig({
  description: "Every question is answered.",
  initial: "deciding",
  on: { "quiz.retry": "retrying" },
  states: {
    deciding: {
      description: "Compares the score with the pass mark.",
      always: [{ guard: "hasPassed", target: "passed" }, { target: "notPassed" }],
    },
    passed: {
      description: "Enough right answers: the step is done.",
      meta: { screen: "QuizStep", requirements: ["S4.quiz", "R7"] },
    },
    notPassed: {
      description: "Not enough; the learner can try again at once.",
      meta: { screen: "QuizStep", requirements: ["S4.quizRetry", "R3"] },
    },
  },
});

export const retrying = quizSetup.createStateConfig({
  description: "The quiz starts over; what it completed stays completed.",
  meta: { screen: "QuizStep", requirements: ["S4.quizRetry", "R3"] },
  tags: "busy",
  invoke: {
    id: "retryQuiz",
    src: "retryQuiz",
    input: ({ context }) => ({
      locale: context.locale,
      slug: context.slug,
      stepId: context.step.id,
      ...(context.isStandAlone && { isStandAlone: true }),
      key: commandKey(context, `retry.${context.step.id}`),
    }),
    onDone: {
      target: "deciding",
      actions: [{ type: "startAnew", params: ({ event }) => event.output }, "requestFocus"],
    },
    onError: failTo("retryFailed", "requestFocus"),
  },
});

export const retryFailed = quizSetup.createStateConfig({
  description: "Starting over failed; the result stays on the page.",
  meta: { screen: "QuizStep", requirements: ["R11"] },
  tags: "failed",
  on: { "quiz.retry": "retrying" },
});
