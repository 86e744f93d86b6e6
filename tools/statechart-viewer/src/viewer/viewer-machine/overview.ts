import { failureOf } from "../data";
import { viewerSetup } from "./setup";

export const overview = viewerSetup.createStateConfig({
  description: "Test results and screenshots of all machines, for the list.",
  initial: "deciding",
  on: {
    // Newer ones may exist each time that the list is looked at.
    "place.open": { guard: "returnsHome", target: ".loading" },
    "place.changed": { guard: "returnsHome", target: ".loading" },
  },
  states: {
    deciding: { always: [{ guard: "hasMachine", target: "none" }, { target: "loading" }] },
    none: { description: "The list is not looked at." },
    loading: {
      description: "They are on their way; what is known from before is shown.",
      invoke: {
        id: "loadOverview",
        src: "loadOverview",
        onDone: { target: "known", actions: { type: "keepOverview", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "overview", failure: failureOf(event) }) },
        },
      },
    },
    known: { description: "As far as there are any, the list shows them." },
    failed: {
      description: "They did not load; the list is shown without them.",
      on: { "overview.retry": "loading" },
    },
  },
});
