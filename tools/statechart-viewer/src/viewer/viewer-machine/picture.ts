import { viewerSetup } from "./setup";

/** Long enough that the address is not written at every step of a scroll, in milliseconds. */
const pause = 300;

export const picture = viewerSetup.createStateConfig({
  description: "How large the picture is, and which part of it is in the window. The address follows.",
  initial: "still",
  on: {
    "picture.measured": { actions: { type: "takeRoom", params: ({ event }) => event.room } },
    "picture.scrolled": [
      {
        guard: ({ event }) => event.byUser,
        target: ".moving",
        actions: [
          { type: "takeMiddle", params: ({ event }) => event.middle },
          { type: "takePlace", params: ({ context, event }) => ({ ...context.place, at: event.middle }) },
        ],
      },
      { actions: { type: "takeMiddle", params: ({ event }) => event.middle } },
    ],
    "picture.zoom": { target: ".moving", actions: { type: "takeScale", params: ({ event }) => event.scale } },
    "picture.fit": {
      target: ".moving",
      actions: { type: "takePlace", params: ({ context }) => ({ ...context.place, zoom: "fit", at: null }) },
    },
  },
  states: {
    still: { description: "The address says which part is seen." },
    moving: {
      description: "The picture is scrolled or zoomed.",
      after: {
        [pause]: {
          target: "still",
          actions: { type: "tellAddress", params: ({ context }) => ({ place: context.place, replace: true }) },
        },
      },
    },
  },
});
