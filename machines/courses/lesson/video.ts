import { speechOf } from "../narration/context";
import type { Played } from "../player/context";
import { resumeAt } from "../player/resume-at";
import { type Context, positionOf } from "./context";
import { lessonSetup } from "./setup";

const keepPlayed = { type: "keepPlayed", params: ({ event }: { event: Played }) => event } as const;
const sendPositionOnLeave = {
  type: "sendPositionOnLeave",
  params: ({ context }: { context: Context }) => positionOf(context),
} as const;

export const video = lessonSetup.createStateConfig({
  description:
    "A clip: done at 90% of its distinct seconds, or with the button (R7). The server keeps its position: every 10 s, on pause and at the end.",
  entry: "takePlayed",
  // Leaving the step is leaving the clip: what was played since the last save is kept (L15).
  exit: sendPositionOnLeave,
  invoke: {
    id: "player",
    src: "player",
    input: ({ context: { played, step } }) => ({
      ...played,
      position: resumeAt(played.position, step?.seconds ?? 0),
      speech: step?.type === "video" ? speechOf(step.video) : null,
    }),
  },
  on: {
    "page.hidden": { actions: sendPositionOnLeave },
    "player.progressed": { actions: keepPlayed },
    "player.moved": { actions: keepPlayed },
  },
  initial: "kept",
  states: {
    kept: {
      description: "Nothing new to keep.",
      meta: { screen: "Player", requirements: ["R7", "L13", "L15"] },
      on: { "player.progressed": { target: "waiting", actions: keepPlayed } },
    },
    waiting: {
      description: "Playing; the next save is due soon.",
      meta: { screen: "Player", requirements: ["R7", "L13", "L15"] },
      after: { saveInterval: "saving" },
      on: {
        "player.stopped": "saving",
      },
    },
    saving: {
      description: "The position is on its way.",
      meta: { screen: "Player", requirements: ["R7", "L13", "L15"] },
      invoke: {
        id: "savePosition",
        src: "savePosition",
        input: ({ context }) => positionOf(context),
        onDone: {
          target: "kept",
          description: "While the clip plays, another save comes.",
          actions: { type: "noteSaved", params: ({ event }) => event.output },
        },
        // The next save carries everything again, so nothing is lost by a failed one.
        onError: "waiting",
      },
      on: {
        "player.stopped": { target: "saving", reenter: true },
      },
    },
  },
});
