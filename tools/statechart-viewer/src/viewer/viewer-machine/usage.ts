import { failureOf } from "../data";
import { machineOf } from "./context";
import { viewerSetup } from "./setup";

export const usage = viewerSetup.createStateConfig({
  description: "How the machine is really used, in a period and a language.",
  initial: "deciding",
  on: {
    "place.open": { guard: "asksOtherUsage", target: ".loading" },
    "place.changed": { guard: "asksOtherUsage", target: ".loading" },
  },
  states: {
    deciding: { always: [{ guard: "hasMachine", target: "loading" }, { target: "none" }] },
    none: { description: "No machine is looked at yet." },
    loading: {
      description: "The counts are on their way.",
      tags: "busyUsage",
      invoke: {
        id: "loadUsage",
        src: "loadUsage",
        input: ({ context, context: { place } }) => ({
          machine: machineOf(context),
          period: place.period,
          language: place.language,
          source: place.source,
        }),
        onDone: { target: "known", actions: { type: "keepUsage", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "usage", failure: failureOf(event) }) },
        },
      },
    },
    known: { description: "What was counted is known, if anything was." },
    failed: { description: "The counts did not arrive.", on: { "usage.retry": "loading" } },
  },
});
