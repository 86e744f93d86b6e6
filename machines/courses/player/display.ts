import { reportFault } from "../../shared/failing";
import type { Context, Display } from "./context";
import { playerSetup } from "./setup";

const remember = {
  type: "rememberDisplay",
  params: ({ context }: { context: Context }) => context.display,
} as const;

export const display = playerSetup.createStateConfig({
  description: "What is shown with the picture: captions and the transcript.",
  initial: "reading",
  // A choice made before the stored one is read wins.
  on: {
    "captions.toggle": {
      target: ".known",
      actions: [
        {
          type: "takeDisplay",
          params: ({ context }): Partial<Display> => ({ captions: !context.display.captions }),
        },
        remember,
      ],
    },
    "captions.resize": {
      target: ".known",
      actions: [
        { type: "takeDisplay", params: ({ event }): Partial<Display> => ({ captionSize: event.size }) },
        remember,
      ],
    },
    "transcript.toggle": {
      target: ".known",
      actions: [
        {
          type: "takeDisplay",
          params: ({ context }): Partial<Display> => ({ transcript: !context.display.transcript }),
        },
        remember,
      ],
    },
  },
  states: {
    reading: {
      description: "Reading what this device remembers.",
      meta: { screen: "Player", requirements: ["L17"] },
      invoke: {
        id: "readDisplay",
        src: "readDisplay",
        onDone: {
          target: "known",
          actions: { type: "takeDisplay", params: ({ event }): Partial<Display> => event.output },
        },
        onError: {
          target: "known",
          description: "Shows captions and keeps the transcript closed if nothing can be read.",
          actions: reportFault,
        },
      },
    },
    known: {
      description: "What the viewer chose, or captions without the transcript.",
      meta: { screen: "Player", requirements: ["L17"] },
    },
  },
});

export const captions = playerSetup.createStateConfig({
  description: "The file of the captions.",
  initial: "expected",
  states: {
    expected: {
      description: "The browser loads the captions, or has loaded them.",
      meta: { screen: "Player", requirements: ["L17"] },
      on: { "captions.fail": "missing" },
    },
    missing: {
      description: "The captions could not be loaded; the transcript has their text.",
      meta: { screen: "Player", requirements: ["L17", "R11"] },
    },
  },
});
