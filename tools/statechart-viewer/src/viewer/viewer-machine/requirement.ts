import { failureOf } from "../data";
import { nextToTest } from "./context";
import { viewerSetup } from "./setup";

export const requirement = viewerSetup.createStateConfig({
  description: "What is known of the open requirement besides its states: screenshots, and the tests of each machine.",
  initial: "closed",
  on: {
    "place.open": [
      { guard: "leavesRequirements", target: ".closed" },
      { guard: "opensRequirement", target: ".deciding" },
    ],
    "place.changed": [
      { guard: "leavesRequirements", target: ".closed" },
      { guard: "opensRequirement", target: ".deciding" },
    ],
  },
  states: {
    closed: {
      description: "No requirement is looked at, or the charts are not here yet.",
      always: { guard: "hasRequirement", target: "deciding" },
    },
    deciding: {
      description: "Whether something is missing.",
      always: [
        { guard: "lacksCharts", target: "closed" },
        { guard: "lacksScreenshots", target: "loadingScreenshots" },
        { guard: "lacksTests", target: "loadingTests" },
        { target: "complete" },
      ],
    },
    loadingScreenshots: {
      description: "Screenshots are on their way.",
      tags: "busyScreenshots",
      invoke: {
        id: "loadScreenshots",
        src: "loadScreenshots",
        onDone: { target: "deciding", actions: { type: "keepScreenshots", params: ({ event }) => event.output } },
        onError: {
          target: "failed",
          actions: { type: "keepFailure", params: ({ event }) => ({ of: "screenshots", failure: failureOf(event) }) },
        },
      },
    },
    loadingTests: {
      description: "The planned tests of the next machine are on their way: they may have to be planned first.",
      tags: "busyTests",
      invoke: {
        id: "loadTests",
        src: "loadTests",
        input: ({ context }) => ({ machine: nextToTest(context) ?? "" }),
        onDone: { target: "deciding", actions: { type: "keepTests", params: ({ event }) => event.output } },
        onError: {
          target: "deciding",
          description: "The page shows the machine without tests.",
          actions: { type: "keepTests", params: { tests: null, runs: [] } },
        },
      },
    },
    complete: { description: "Everything is known." },
    failed: { description: "The screenshots did not arrive.", on: { "screenshots.retry": "loadingScreenshots" } },
  },
});
