import { assign, fromPromise, sendParent, setup, spawnChild } from "xstate";

/** Asks a question and ends with the answer. */
export const questionMachine = setup({
  types: { events: {} as { type: "answer"; text: "yes" | "no" }, output: {} as { text: "yes" | "no" } },
}).createMachine({
  id: "question",
  initial: "open",
  states: { open: { on: { answer: "closed" } }, closed: { type: "final" } },
  output: { text: "yes" },
});

/** Never ends. */
const badgeMachine = setup({}).createMachine({
  id: "badge",
  initial: "on",
  states: { on: { entry: sendParent({ type: "shown" }) } },
});

type Event =
  | { type: "start" }
  | { type: "shown" }
  | { type: "stop" }
  | { type: "xstate.done.actor.saving" }
  | { type: "xstate.error.actor.saving" };

/** Invokes one child, and spawns two others: one with an id, and one without. */
export const surveyMachine = setup({
  types: { context: {} as { answers: number }, events: {} as Event },
  actions: { count: () => undefined },
  actors: { question: questionMachine, badge: badgeMachine, save: fromPromise(async () => undefined) },
}).createMachine({
  id: "survey",
  context: { answers: 0 },
  initial: "idle",
  states: {
    idle: { on: { start: { target: "asking", actions: spawnChild("badge") } } },
    asking: {
      invoke: {
        id: "question",
        src: "question",
        onDone: [
          { guard: ({ event }) => event.output.text === "yes", target: "saving" },
          { target: "done", actions: assign({ answers: ({ context }) => Math.min(context.answers + 1, 2) }) },
        ],
      },
      on: { shown: { actions: "count" }, stop: "done" },
    },
    saving: {
      entry: spawnChild("save", { id: "saving" }),
      on: { "xstate.done.actor.saving": "done", "xstate.error.actor.saving": "failed" },
    },
    done: { type: "final" },
    failed: { type: "final" },
  },
});
