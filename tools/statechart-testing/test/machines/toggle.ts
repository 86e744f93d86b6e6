import { createMachine } from "xstate";

/** A switch. It is named after its export, because XState calls a machine without an id `(machine)`. */
export const toggle = createMachine({
  initial: "inactive",
  states: { inactive: { on: { toggle: "active" } }, active: { on: { toggle: "inactive" } } },
});

/** A light that changes on its own. */
export const light = createMachine({
  id: "light",
  initial: "green",
  states: {
    green: { after: { 1000: "yellow" } },
    yellow: { after: { 500: "red" } },
    red: { after: { 2000: "green" } },
  },
});
