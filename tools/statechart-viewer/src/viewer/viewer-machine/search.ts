import { failureOf } from "../data";
import { viewerSetup } from "./setup";

export const search = viewerSetup.createStateConfig({
  description:
    "The charts of all machines, in which states, events, and requirements are found; the live pane has its words from them.",
  initial: "idle",
  states: {
    idle: {
      description: "Nobody has searched, opened a requirement, or watched the site yet; only the list is here.",
      always: { guard: "needsCharts", target: "waiting" },
    },
    waiting: {
      description: "The list defines what to search.",
      tags: "busySearch",
      always: { guard: ({ context }) => context.list.length > 0, target: "gathering" },
    },
    gathering: {
      description: "The charts are on their way.",
      tags: "busySearch",
      invoke: {
        id: "loadCharts",
        src: "loadCharts",
        onDone: { target: "ready", actions: { type: "keepCharts", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "charts", failure: failureOf(event) }) },
        },
      },
    },
    ready: { description: "Everything can be found." },
    failed: { description: "The charts did not arrive.", on: { "search.retry": "gathering" } },
  },
});
