import { onStep } from "./context";
import { quizSetup } from "./setup";

export const recalling = quizSetup.createStateConfig({
  description: "Looking for an earlier answer on this device that could not be delivered.",
  meta: { screen: "QuizStep", requirements: ["L3", "L4"] },
  tags: "busy",
  invoke: {
    id: "recallAnswer",
    src: "recallAnswer",
    input: ({ context }) => onStep(context),
    onDone: [
      {
        guard: { type: "isOpenAndRefused", params: ({ event }) => event.output },
        target: "unsent",
        actions: { type: "takeKept", params: ({ event }) => event.output },
      },
      {
        guard: { type: "isOpen", params: ({ event }) => event.output },
        target: "checking",
        actions: { type: "takeKept", params: ({ event }) => event.output },
      },
      { target: "deciding" },
    ],
    onError: "deciding",
  },
});

export const deciding = quizSetup.createStateConfig({
  description: "Goes on with the first question that has no answer.",
  always: [{ guard: "isOver", target: "completed" }, { target: "asking" }],
});

export const asking = quizSetup.createStateConfig({
  description: "A question is shown; an answer is chosen or written.",
  meta: { screen: "QuizStep", requirements: ["S4.quiz", "R6"] },
  tags: "asking",
  on: {
    "answer.choose": { actions: { type: "keepDraft", params: ({ event }) => event.answer } },
    "answer.submit": { guard: "hasAnswer", target: "checking", actions: "nameCommand" },
  },
});
