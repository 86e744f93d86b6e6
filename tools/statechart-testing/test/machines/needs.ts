import { type AnyActorRef, assign, createMachine, fromPromise, setup } from "xstate";

/** Types provide what `name.change` brings, but not what `name.listen` does. */
export const listeningMachine = setup({
  types: {
    context: {} as { name: string },
    events: {} as { type: "name.change"; name: string } | { type: "name.listen"; ref: AnyActorRef },
  },
}).createMachine({
  id: "listening",
  context: { name: "" },
  initial: "idle",
  states: {
    idle: {
      on: {
        "name.change": { actions: assign({ name: ({ event }) => event.name }) },
        "name.listen": { guard: ({ event }) => event.ref.id !== "", target: "listening" },
      },
    },
    listening: {},
  },
});

/** Nothing is typed. */
export const untypedMachine = createMachine({
  id: "untyped",
  initial: "writing",
  states: {
    writing: { on: { "name.change": { guard: ({ event }) => event.name !== "", target: "written" } } },
    written: {},
  },
});

/** The call returns anything, and the input has no type. */
export const anythingMachine = setup({
  types: { input: {} as { user: unknown } },
  actors: { load: fromPromise(async (): Promise<unknown> => null) },
}).createMachine({ id: "anything", invoke: { id: "load", src: "load" } });

/** It reads an input of which no type says anything. */
export const inputMachine = createMachine({
  id: "input",
  context: ({ input }) => ({ initial: (input as { name: string }).name.slice(0, 1) }),
});
