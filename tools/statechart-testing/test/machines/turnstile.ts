import { assign, setup } from "xstate";

type Event = { type: "coin"; value: 1 | 2 } | { type: "push" } | { type: "lock" } | { type: "unlock" };
const turnstile = setup({
  types: { context: {} as { coins: number; isLocked: boolean; visitors: number }, events: {} as Event },
  guards: { isOpen: ({ context }) => !context.isLocked, isPaid: ({ context }) => context.coins >= 3 },
});
const initial = { coins: 0, isLocked: false, visitors: 0 };

/** It counts visitors without end, which no guard reads. */
export const turnstileMachine = turnstile.createMachine({
  id: "turnstile",
  context: initial,
  initial: "closed",
  states: {
    closed: {
      on: {
        coin: {
          guard: "isOpen",
          actions: assign({ coins: ({ context, event }) => Math.min(context.coins + event.value, 4) }),
        },
        push: { guard: "isPaid", target: "turning" },
        lock: { actions: assign({ isLocked: true }) },
        unlock: { actions: assign({ isLocked: false }) },
      },
    },
    turning: {
      after: {
        500: { target: "closed", actions: assign({ coins: 0, visitors: ({ context }) => context.visitors + 1 }) },
      },
    },
  },
});

/** It counts coins without end, which a guard reads. */
export const piggyBankMachine = turnstile.createMachine({
  id: "piggyBank",
  context: initial,
  initial: "closed",
  states: {
    closed: {
      on: {
        coin: { actions: assign({ coins: ({ context, event }) => context.coins + event.value }) },
        push: { guard: "isPaid", target: "broken" },
      },
    },
    broken: {},
  },
});
