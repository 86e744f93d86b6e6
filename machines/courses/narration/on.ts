import type { ScreenMeta } from "../../shared/events";
import { reportFault } from "../../shared/failing";
import { utteranceOf } from "./context";
import { narrationSetup } from "./setup";

const notePosition = {
  type: "notePosition",
  params: ({ event }: { event: { position: number } }) => event.position,
} as const;
const notePlaying = { type: "notePlaying", params: true } as const;
const noteStanding = { type: "notePlaying", params: false } as const;
const meta: ScreenMeta = { screen: "Player", requirements: ["L17"] };
export const on = narrationSetup.createStateConfig({
  description: "The viewer wants captions read aloud.",
  tags: ["offered", "on"],
  initial: "asking",
  on: {
    "narration.turnOff": { target: "#narration.off", actions: { type: "rememberNarration", params: false } },
  },
  states: {
    asking: {
      description: "Asking the device for a voice in the captions' language.",
      meta,
      invoke: {
        id: "findVoice",
        src: "findVoice",
        input: ({ context: { language } }) => ({ language }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => event.output },
            target: "deciding",
            actions: { type: "takeVoice", params: ({ event }) => event.output },
          },
          { target: "noVoice" },
        ],
        onError: { target: "noVoice", actions: reportFault },
      },
    },
    deciding: {
      description: "By what the picture does and shows.",
      always: [
        { guard: "stands", target: "resting" },
        { guard: "isDue", target: "speaking", actions: "takeCue" },
        { target: "waiting" },
      ],
    },
    resting: {
      description: "The picture stands still, and so does the voice.",
      meta,
      on: { "picture.started": { target: "deciding", actions: [notePlaying, notePosition] } },
    },
    waiting: {
      description: "The voice waits for the picture to show the next caption.",
      meta,
      on: {
        "picture.advanced": [
          {
            guard: { type: "isNextDue", params: ({ event }) => event.position },
            target: "speaking",
            actions: [notePosition, "takeCue"],
          },
          { actions: notePosition },
        ],
        "picture.moved": { target: "deciding", actions: [notePosition, "forgetRead"] },
        "picture.stopped": { target: "resting", actions: noteStanding },
      },
    },
    speaking: {
      description: "The voice reads the caption.",
      invoke: {
        id: "speak",
        src: "speak",
        input: ({ context }) => utteranceOf(context),
        onDone: { target: "deciding", actions: "noteRead" },
        onError: { target: "failed", actions: reportFault },
      },
      after: { silence: { target: "failed", description: "The voice stopped in the middle, or never began." } },
      on: {
        "picture.moved": { target: "deciding", actions: [notePosition, "forgetRead"] },
        "picture.stopped": {
          target: "resting",
          description: "Playing again begins this caption again.",
          actions: noteStanding,
        },
      },
      initial: "inStep",
      states: {
        inStep: {
          description: "The picture still shows the caption that is read.",
          meta,
          on: {
            "picture.advanced": [
              {
                guard: { type: "outruns", params: ({ event }) => event.position },
                target: "pictureWaits",
                actions: [notePosition, "hurry"],
              },
              { actions: notePosition },
            ],
          },
        },
        pictureWaits: {
          description:
            "The picture waits until the caption has been read; from now on the voice speaks a little faster.",
          meta,
          entry: { type: "tell", params: "narration.held" },
          exit: { type: "tell", params: "narration.released" },
        },
      },
    },
    noVoice: {
      description: "The device has no voice for the language; the clip plays on with its captions.",
      meta,
      tags: "silent",
    },
    failed: {
      description: "The voice failed; the clip plays on with its captions, and the viewer can let it try again.",
      meta,
      tags: "silent",
      on: { "narration.retry": { target: "deciding", actions: "forgetRead" } },
    },
  },
});
