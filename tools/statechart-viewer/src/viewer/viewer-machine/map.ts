import { failureOf } from "../data";
import { viewerSetup } from "./setup";

export const map = viewerSetup.createStateConfig({
  description: "The map of all machines.",
  initial: "closed",
  states: {
    closed: {
      description: "Nobody has opened the map yet.",
      always: { guard: "showsMap", target: "loading" },
    },
    loading: {
      description: "The map is on its way.",
      tags: "busyMap",
      invoke: {
        id: "loadMap",
        src: "loadMap",
        onDone: { target: "ready", actions: { type: "keepMap", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "map", failure: failureOf(event) }) },
        },
      },
    },
    ready: { description: "The map can be shown." },
    failed: { description: "The map did not arrive.", on: { "map.retry": "loading" } },
  },
});
