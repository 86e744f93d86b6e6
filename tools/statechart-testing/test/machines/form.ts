import { assign, setup } from "xstate";

type Event = { type: "name.change"; name: string } | { type: "name.send" };

/** An event with a payload and a guard on it. */
export const formMachine = setup({
  types: { context: {} as { name: string }, events: {} as Event },
  guards: { isWritten: ({ context }) => Boolean(context.name) },
}).createMachine({
  id: "form",
  context: { name: "" },
  initial: "writing",
  states: {
    writing: {
      on: {
        "name.change": { actions: assign({ name: ({ event }) => event.name }) },
        "name.send": { guard: "isWritten", target: "sent" },
      },
    },
    sent: { type: "final" },
  },
});

/** A machine that requires an input to start. */
export const profileMachine = setup({
  types: { context: {} as { initials: string }, input: {} as { name: string } },
}).createMachine({
  id: "profile",
  context: ({ input }) => ({ initials: input.name.slice(0, 1) }),
  initial: "shown",
  states: { shown: {} },
});
