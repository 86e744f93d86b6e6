import { assign, fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";
import { tellParent } from "../shared/tell-parent";
import { speed } from "./speed";
import { extendWatched, type Ranges } from "./watched";

/** How far a clip is: the position in seconds from the start, and what was really played. */
export interface Played {
  position: number;
  watched: Ranges;
}
interface Context extends Played {
  /** 0.5–2 (L16). */
  rate: number;
}
type Event =
  | { type: "player.play" }
  | { type: "player.pause" }
  | { type: "player.wait" }
  | { type: "player.end" }
  | { type: "player.fail" }
  | { type: "player.retry" }
  | { type: "player.time"; position: number }
  | { type: "player.seek"; position: number }
  | { type: "rate.change"; rate: number };

/** What the player tells the machine that runs it, which saves or counts what was played. */
export type PlayerFact = PlayerProgressed | (Played & { type: "player.moved" | "player.stopped" });
/** It plays. */
export interface PlayerProgressed extends Played {
  type: "player.progressed";
}

/** One clip, of a lesson or of an episode: what was really played counts, at the learner's own speed (R7, R8, L16). */
export const playerMachine = setup({
  types: {
    /** What was played on earlier visits. */
    input: {} as Played,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    readRate: fromPromise<number>(notProvided("readRate")),
  },
  actions: {
    rememberRate: (_, _rate: number) => notProvided("rememberRate")(),
    play: assign(({ context }, position: number) => ({
      position,
      watched: extendWatched(context.watched, context.position, position, context.rate),
    })),
    jump: assign((_, position: number) => ({ position })),
    takeRate: assign((_, rate: number) => ({ rate })),
    tell: tellParent<PlayerFact>()(({ context: { position, watched } }, type: PlayerFact["type"]) => ({
      type,
      position,
      watched,
    })),
  },
}).createMachine({
  id: "player",
  description: "Watching a clip.",
  context: ({ input: { position, watched } }) => ({ position, watched, rate: 1 }),
  type: "parallel",
  states: {
    playback: {
      description: "What the player does (player states: R8).",
      initial: "unstarted",
      on: {
        "player.seek": {
          actions: [
            { type: "jump", params: ({ event }) => event.position },
            { type: "tell", params: "player.moved" },
          ],
        },
        "player.fail": ".broken",
      },
      states: {
        unstarted: {
          description: "Nothing has been played in this visit; starting continues where the learner stopped.",
          meta: { screen: "Player", requirements: ["R8", "L15"] },
          on: { "player.play": "playing" },
        },
        playing: {
          description: "The clip plays, and its seconds count.",
          meta: { screen: "Player", requirements: ["R7", "R8"] },
          entry: { type: "tell", params: "player.progressed" },
          on: {
            "player.time": {
              actions: [
                { type: "play", params: ({ event }) => event.position },
                { type: "tell", params: "player.progressed" },
              ],
            },
            "player.pause": "paused",
            "player.wait": "buffering",
            "player.end": "ended",
          },
        },
        paused: {
          description: "Paused; the clip does not resume by itself (R8).",
          meta: { screen: "Player", requirements: ["R8"] },
          entry: { type: "tell", params: "player.stopped" },
          on: { "player.play": "playing", "player.end": "ended" },
        },
        buffering: {
          description: "Waiting for data.",
          meta: { screen: "Player", requirements: ["R8"] },
          on: { "player.play": "playing", "player.pause": "paused", "player.end": "ended" },
        },
        ended: {
          description: "Played to its end; playing again starts from the beginning.",
          meta: { screen: "Player", requirements: ["R8"] },
          entry: { type: "tell", params: "player.stopped" },
          on: { "player.play": "playing" },
        },
        broken: {
          description: "The clip does not play here; the transcript opens below, and the learner can mark it by hand.",
          meta: { screen: "Player", requirements: ["R7", "R11"] },
          tags: "failed",
          on: { "player.retry": "unstarted", "player.play": "playing" },
        },
      },
    },
    speed,
  },
});
