import { assign, fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";

export type Scheme = "system" | "light" | "dark";

type Event = { type: "scheme.choose"; scheme: Scheme };

/** The learner's own light or dark mode, apart from the sections' themes (R46, L18). */
export const appearanceMachine = setup({
  types: { context: {} as { scheme: Scheme }, events: {} as Event, meta: {} as ScreenMeta },
  actors: { readScheme: fromPromise<Scheme>(notProvided("readScheme")) },
  actions: { applyScheme: (_, _scheme: Scheme) => notProvided("applyScheme")() },
}).createMachine({
  id: "appearance",
  description: "Light, dark, or the system's setting.",
  context: { scheme: "system" },
  initial: "reading",
  // A choice made before the stored one is read wins.
  on: {
    "scheme.choose": {
      target: ".known",
      actions: [
        assign({ scheme: ({ event }) => event.scheme }),
        { type: "applyScheme", params: ({ event }) => event.scheme },
      ],
    },
  },
  states: {
    reading: {
      description: "Reading the stored choice.",
      meta: { screen: "AppearanceChoice", requirements: ["R46", "L18"] },
      invoke: {
        id: "readScheme",
        src: "readScheme",
        onDone: { target: "known", actions: assign({ scheme: ({ event }) => event.output }) },
        onError: "known",
      },
    },
    known: {
      description: "The page uses the chosen mode.",
      meta: { screen: "AppearanceChoice", requirements: ["R46", "L18"] },
    },
  },
});
