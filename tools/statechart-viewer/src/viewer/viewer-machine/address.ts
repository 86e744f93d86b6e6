import { nextPlace } from "./context";
import { viewerSetup } from "./setup";

export const address = viewerSetup.createStateConfig({
  description: "The location. Comes first, so that the others start with the opened location.",
  on: {
    "place.open": {
      actions: [
        { type: "takePlace", params: ({ context, event }) => nextPlace(context, event) },
        {
          type: "tellAddress",
          params: ({ context, event }) => ({ place: context.place, replace: event.replace ?? false }),
        },
      ],
    },
    "words.type": {
      actions: [
        { type: "takePlace", params: ({ context, event }) => ({ ...context.place, words: event.words }) },
        { type: "tellAddress", params: ({ context }) => ({ place: context.place, replace: true }) },
      ],
    },
    "place.changed": { actions: { type: "takePlace", params: ({ event }) => event.place } },
  },
});
