import { createMachine } from "xstate";

/** A switch; XState calls a machine without an id `(machine)`, so it is named after its export. */
export const toggle = createMachine({
  initial: "inactive",
  states: { inactive: { on: { toggle: "active" } }, active: { on: { toggle: "inactive" } } },
});

/** A light that goes on by itself. */
export const light = createMachine({
  id: "light",
  initial: "green",
  states: {
    green: { after: { 1000: "yellow" } },
    yellow: { after: { 500: "red" } },
    red: { after: { 2000: "green" } },
  },
});
