import { createMachine } from "xstate";

/** Two regions that must both end; the machine ends with an output. */
export const parallelMachine = createMachine({
  id: "upload",
  type: "parallel",
  output: { saved: true },
  states: {
    file: {
      initial: "sending",
      states: {
        sending: { on: { "file.sent": "sent", "file.restart": { target: "sending", reenter: true } } },
        sent: { type: "final" },
      },
    },
    title: {
      initial: "editing",
      states: { editing: { on: { "title.save": "saved" } }, saved: { type: "final" } },
    },
  },
});

/** A compound state with its own final state and `onDone`. */
export const checkoutMachine = createMachine({
  id: "checkout",
  initial: "paying",
  states: {
    paying: {
      initial: "card",
      states: { card: { on: { next: "confirmed" } }, confirmed: { type: "final" } },
      onDone: "thanks",
      on: { cancel: "cart" },
    },
    cart: { on: { pay: "paying" } },
    thanks: { type: "final" },
  },
});
