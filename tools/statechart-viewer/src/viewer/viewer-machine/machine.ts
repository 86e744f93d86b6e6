import { failureOf } from "../data";
import { machineOf } from "./context";
import { viewerSetup } from "./setup";

export const machine = viewerSetup.createStateConfig({
  description: "The machine that is looked at.",
  initial: "deciding",
  on: {
    "place.open": [
      { guard: "goesHome", target: ".none", actions: "forgetMachine" },
      { guard: "opensOther", target: ".loading", actions: "forgetMachine" },
    ],
    "place.changed": [
      { guard: "goesHome", target: ".none", actions: "forgetMachine" },
      { guard: "opensOther", target: ".loading", actions: "forgetMachine" },
    ],
    // Even while a drawing is loading: the site reports its state only once.
    "site.moved": { actions: { type: "takeSite", params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
    none: { description: "No machine is looked at." },
    loading: {
      description: "The machine's chart is on its way.",
      tags: "busyMachine",
      invoke: {
        id: "loadMachine",
        src: "loadMachine",
        input: ({ context }) => ({ machine: machineOf(context) }),
        onDone: { target: "shown", actions: { type: "keepMachine", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "isUnknown", params: ({ event }) => failureOf(event) }, target: "unknown" },
          {
            target: "failed",
            actions: { type: "keepFailure", params: ({ event }) => ({ of: "machine", failure: failureOf(event) }) },
          },
        ],
      },
    },
    shown: {
      description: "The chart, with its outline and what is known of it.",
      on: { "part.focus": { actions: { type: "focusPart", params: ({ event }) => event.id } } },
    },
    unknown: { description: "No machine is called so." },
    failed: { description: "The chart did not arrive.", on: { "machine.retry": "loading" } },
  },
});
