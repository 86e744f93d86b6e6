import type { ScreenMeta } from "../../shared/events";
import { reportFault } from "../../shared/failing";
import { on } from "./on";
import { narrationSetup } from "./setup";

const turnOn = { target: "on", actions: { type: "rememberNarration", params: true } } as const;
const meta: ScreenMeta = { screen: "Player", requirements: ["L17"] };

/**
 * Reads the captions of a clip without sound aloud, in step with its picture: one caption at a time, and the picture
 * waits if the voice takes longer. The voice is an actor (`speak`), so that it can be replaced.
 */
export const narrationMachine = narrationSetup.createMachine({
  id: "narration",
  description: "Reading the captions of a clip aloud.",
  context: ({ input: { speech } }) => ({
    cues: speech?.cues ?? [],
    language: speech?.language ?? "en",
    playing: false,
    position: 0,
    rate: 1,
    pace: 1,
    voice: null,
    cue: -1,
    isRead: false,
  }),
  on: {
    "picture.started": {
      actions: [
        { type: "notePlaying", params: true },
        { type: "notePosition", params: ({ event }) => event.position },
      ],
    },
    "picture.stopped": { actions: { type: "notePlaying", params: false } },
    "picture.ended": {
      description: "The voice finishes its sentence.",
      actions: { type: "notePlaying", params: false },
    },
    "picture.advanced": { actions: { type: "notePosition", params: ({ event }) => event.position } },
    "picture.moved": { actions: ["forgetRead", { type: "notePosition", params: ({ event }) => event.position }] },
    "picture.rated": { actions: { type: "noteRate", params: ({ event }) => event.rate } },
  },
  initial: "recalling",
  states: {
    recalling: {
      description: "Reading whether this device reads captions aloud.",
      meta,
      always: { guard: "hasNothing", target: "unneeded" },
      tags: "offered",
      invoke: {
        id: "readNarration",
        src: "readNarration",
        onDone: [{ guard: { type: "isOn", params: ({ event }) => event.output }, target: "on" }, { target: "off" }],
        onError: {
          target: "off",
          description: "Stays silent if the choice cannot be read.",
          actions: reportFault,
        },
      },
      // A choice made before the stored one is read wins.
      on: { "narration.turnOn": turnOn },
    },
    off: {
      description: "The clip is silent; one press has its captions read aloud.",
      meta,
      tags: "offered",
      on: { "narration.turnOn": turnOn },
    },
    on,
    unneeded: {
      description: "The clip has sound of its own, or no captions.",
      meta,
    },
  },
});
