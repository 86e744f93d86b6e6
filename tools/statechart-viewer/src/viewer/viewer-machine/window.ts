import { viewerSetup } from "./setup";

export const columns = viewerSetup.createStateConfig({
  description: "The columns next to the chart. The device remembers them.",
  on: {
    "column.toggle": {
      actions: [
        { type: "toggleColumn", params: ({ event }) => event.column },
        { type: "rememberColumns", params: ({ context }) => context.columns },
      ],
    },
  },
});

export const screen = viewerSetup.createStateConfig({
  description: "Whether the chart fills the whole screen.",
  initial: "windowed",
  states: {
    windowed: {
      description: "The chart is part of the page.",
      on: {
        "screen.toggle": { actions: "fillScreen" },
        "screen.changed": { guard: ({ event }) => event.isFull, target: "full" },
      },
    },
    full: {
      description: "Only the chart is seen. The browser ends this by itself when Escape is pressed.",
      tags: "fullScreen",
      on: {
        "screen.toggle": { actions: "leaveScreen" },
        "screen.changed": { guard: ({ event }) => !event.isFull, target: "windowed" },
      },
    },
  },
});
