import { failureOf } from "../data";
import { machineOf, wantedLayout } from "./context";
import { viewerSetup } from "./setup";

export const drawing = viewerSetup.createStateConfig({
  description: "The layout of the part that is looked at, in the chosen wording.",
  initial: "waiting",
  on: {
    "place.open": [
      { guard: "leavesMachine", target: ".waiting" },
      { guard: "changesLayout", target: ".loading" },
    ],
    "place.changed": [
      { guard: "leavesMachine", target: ".waiting" },
      { guard: "changesLayout", target: ".loading" },
    ],
  },
  states: {
    waiting: {
      description: "There is no chart yet.",
      always: { guard: "hasChart", target: "loading" },
    },
    loading: {
      description: "The layout is on its way; the earlier one stays until then.",
      tags: "busyDrawing",
      invoke: {
        id: "loadDrawing",
        src: "loadDrawing",
        input: ({ context }) => ({
          machine: machineOf(context),
          name: wantedLayout(context),
          hash: context.chart?.hash ?? "",
        }),
        onDone: { target: "shown", actions: { type: "keepDrawing", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "drawing", failure: failureOf(event) }) },
        },
      },
    },
    shown: { description: "The part is drawn." },
    failed: { description: "The layout did not arrive.", on: { "drawing.retry": "loading" } },
  },
});
