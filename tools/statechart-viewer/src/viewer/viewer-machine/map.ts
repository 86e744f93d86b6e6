import { failureOf } from "../data";
import { journeyOf } from "./context";
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
    ready: {
      description: "The map can be shown; how often each step of the journey was done follows.",
      initial: "deciding",
      on: {
        "place.open": { guard: "asksOtherFunnel", target: ".deciding" },
        "place.changed": { guard: "asksOtherFunnel", target: ".deciding" },
      },
      states: {
        deciding: { always: [{ guard: "hasJourney", target: "counting" }, { target: "uncounted" }] },
        uncounted: { description: "No journey is called so." },
        counting: {
          description: "The counts of the machines of the journey are on their way.",
          tags: "busyFunnel",
          invoke: {
            id: "loadFunnel",
            src: "loadFunnel",
            input: ({ context, context: { place } }) => ({
              machines: [...new Set(journeyOf(context)?.steps.map(({ machine }) => machine))],
              period: place.period,
              language: place.language,
              source: place.source,
            }),
            onDone: { target: "counted", actions: { type: "keepFunnel", params: ({ event }) => event.output } },
            onError: {
              target: "countsFailed",
              actions: { type: "keepFailure", params: ({ event }) => ({ of: "funnel", failure: failureOf(event) }) },
            },
          },
        },
        counted: { description: "How often each step was done is known, if it was counted." },
        countsFailed: { description: "The counts did not arrive.", on: { "funnel.retry": "counting" } },
      },
    },
    failed: { description: "The map did not arrive.", on: { "map.retry": "loading" } },
  },
});
