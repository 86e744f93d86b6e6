import { assign, createMachine, setup } from "xstate";

/** Delays by name and by number, and one that depends on the context. */
export const delaysMachine = setup({
  types: { context: {} as { attempts: number } },
  actions: { ping: () => undefined },
  delays: { backoff: ({ context }) => 1000 * 2 ** context.attempts, timeout: 10_000 },
}).createMachine({
  id: "reconnect",
  context: { attempts: 0 },
  initial: "connecting",
  states: {
    connecting: {
      on: {
        "socket.open": "connected",
        "socket.error": {
          target: "waiting",
          actions: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, 2) }),
        },
      },
      after: { timeout: "failed" },
    },
    waiting: { after: { backoff: "connecting" } },
    connected: {
      after: { 3000: { target: "connected", reenter: true, actions: "ping" } },
      on: { "socket.error": "waiting" },
    },
    failed: {},
  },
});

/** `always` transitions that depend on the context. */
export const alwaysMachine = createMachine({
  id: "score",
  context: { points: 0 },
  initial: "playing",
  states: {
    playing: {
      always: [{ guard: ({ context }: { context: { points: number } }) => context.points >= 3, target: "won" }],
      on: {
        score: { actions: assign({ points: ({ context }: { context: { points: number } }) => context.points + 1 }) },
      },
    },
    won: { type: "final" },
  },
});
