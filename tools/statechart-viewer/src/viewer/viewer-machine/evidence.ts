import { failureOf } from "../data";
import { machineOf } from "./context";
import { viewerSetup } from "./setup";

export const evidence = viewerSetup.createStateConfig({
  description: "Tests, runs and screenshots of the machine.",
  initial: "deciding",
  on: {
    "place.open": { guard: "opensOther", target: ".loading" },
    "place.changed": { guard: "opensOther", target: ".loading" },
  },
  states: {
    deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
    none: { description: "No machine is looked at yet." },
    loading: {
      description: "They are on their way.",
      invoke: {
        id: "loadEvidence",
        src: "loadEvidence",
        input: ({ context }) => ({ machine: machineOf(context) }),
        onDone: { target: "known", actions: { type: "keepEvidence", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "evidence", failure: failureOf(event) }) },
        },
      },
    },
    known: { description: "As far as there are any, they are shown." },
    failed: {
      description: "They did not load; the picture is shown without them.",
      on: { "evidence.retry": "loading" },
    },
  },
});
