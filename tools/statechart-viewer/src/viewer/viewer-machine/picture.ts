import { viewerSetup } from "./setup";

export const picture = viewerSetup.createStateConfig({
  description: "How large the picture is.",
  initial: "fresh",
  on: {
    "picture.measured": { actions: { type: "takeRoom", params: ({ event }) => event.room } },
    "picture.fit": ".fitted",
    "picture.zoom": { target: ".zoomed", actions: { type: "takeScale", params: ({ event }) => event.scale } },
    "place.open": { guard: "opensOther", target: ".fresh" },
    "place.changed": { guard: "opensOther", target: ".fresh" },
  },
  states: {
    fresh: { description: "As it is shown first: as a whole, unless nobody could read it then." },
    fitted: { description: "The whole picture is seen.", tags: "fitted" },
    zoomed: { description: "As large as someone made it." },
  },
});
