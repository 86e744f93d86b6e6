import {
  type ActorRefFrom,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  setup,
  spawnChild,
  stopChild,
} from "xstate";

/** A machine without `setup`, with inline actor logic. */
export const fetchMachine = createMachine({
  id: "fetch",
  initial: "idle",
  states: {
    idle: { on: { FETCH: "loading" } },
    loading: {
      invoke: { id: "fetchUser", src: fromPromise(async () => "Ada"), onDone: "success", onError: "failure" },
    },
    success: {},
    failure: { on: { RETRY: "loading" } },
  },
});

/** Invokes a ticker without an id that sends events. */
export const tickerMachine = setup({
  actors: { ticks: fromCallback(() => undefined) },
}).createMachine({
  id: "ticker",
  initial: "stopped",
  states: {
    stopped: { on: { start: "running" } },
    running: { invoke: { src: "ticks" }, on: { TICK: { target: "running", reenter: true }, stop: "stopped" } },
  },
});

/** The child that `spawnMachine` spawns. */
export const childMachine = createMachine({
  id: "child",
  initial: "waiting",
  states: { waiting: { on: { finish: "finished" } }, finished: { type: "final" } },
});

/** Spawns a child by the name of its logic. */
export const spawnMachine = setup({
  types: { context: {} as { child: ActorRefFrom<typeof childMachine> | null } },
  actors: { child: childMachine },
}).createMachine({
  id: "parent",
  context: { child: null },
  initial: "alone",
  states: {
    alone: {
      on: {
        "child.spawn": {
          target: "together",
          actions: assign({ child: ({ spawn }) => spawn("child", { id: "named" }) }),
        },
      },
    },
    together: { on: { "child.stop": { target: "alone", actions: [stopChild("named"), assign({ child: null })] } } },
  },
});

/** Spawns an actor with inline logic. */
export const helperMachine = createMachine({
  id: "helped",
  initial: "alone",
  states: {
    alone: {
      on: {
        ask: {
          target: "waiting",
          actions: spawnChild(
            fromPromise(async () => 1),
            { id: "helper" },
          ),
        },
      },
    },
    waiting: { on: { "xstate.done.actor.helper": "alone" } },
  },
});
