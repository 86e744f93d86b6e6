import { assign, fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { failureOf } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { tellParent } from "../shared/tell-parent";
import { distinctSeconds, extendWatched, type Ranges } from "./watched";

interface Input {
  /** Length of the clip. */
  seconds: number;
}
interface Context extends Input {
  /** Seconds from the start. */
  position: number;
  watched: Ranges;
  /** 0.5–2 (L16). */
  rate: number;
}
type Event =
  | { type: "player.play" }
  | { type: "player.pause" }
  | { type: "player.end" }
  | { type: "player.fail" }
  | { type: "player.retry" }
  | { type: "player.time"; position: number }
  | { type: "player.seek"; position: number }
  | { type: "rate.change"; rate: number };

/** The episode's player tells the episode, once, that enough of it was watched (R7). */
export interface EpisodeSeen {
  type: "episode.seen";
}

/** Share of a clip's distinct seconds that counts as having watched it (R7). */
const enough = 0.9;
/** Whether so much of a clip was played that it counts as watched; seeking to its end does not do (R7). */
export const isSeen = ({ watched, seconds }: Pick<Context, "watched" | "seconds">): boolean =>
  seconds > 0 && distinctSeconds(watched) >= enough * seconds;

/** An episode's clip: what was really played counts, at the learner's own speed (R7, R8, L16). */
export const episodePlayerMachine = setup({
  types: {
    input: {} as Input,
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
    tellEpisode: tellParent<EpisodeSeen>()(() => ({ type: "episode.seen" })),
  },
  guards: {
    isSeen: ({ context }) => isSeen(context),
  },
}).createMachine({
  id: "episodePlayer",
  description: "Playing an episode's clip.",
  context: ({ input }) => ({ ...input, position: 0, watched: [], rate: 1 }),
  type: "parallel",
  states: {
    player: {
      description: "What the player does (player states: R8).",
      initial: "unstarted",
      on: {
        "player.seek": { actions: { type: "jump", params: ({ event }) => event.position } },
        "player.fail": ".broken",
      },
      states: {
        unstarted: {
          description: "Nothing has been played in this visit.",
          meta: { screen: "EpisodePlayer", requirements: ["R8"] },
          on: { "player.play": "watching" },
        },
        watching: {
          description: "The clip plays, and its seconds count.",
          meta: { screen: "EpisodePlayer", requirements: ["R7", "R8"] },
          on: {
            "player.time": { actions: { type: "play", params: ({ event }) => event.position } },
            "player.pause": "paused",
            "player.end": "ended",
          },
        },
        paused: {
          description: "Paused; an episode does not resume by itself (R8).",
          meta: { screen: "EpisodePlayer", requirements: ["R8"] },
          on: { "player.play": "watching", "player.end": "ended" },
        },
        ended: {
          description: "Played to its end: the next episode is offered; playing again starts from the beginning.",
          meta: { screen: "EpisodePlayer", requirements: ["R8"] },
          on: { "player.play": "watching" },
        },
        broken: {
          description: "The clip does not play here; the transcript stands below, and it can be marked as watched.",
          meta: { screen: "EpisodePlayer", requirements: ["R7", "R11"] },
          tags: "failed",
          on: { "player.retry": "unstarted", "player.play": "watching" },
        },
      },
    },
    count: {
      description: "Whether enough was watched.",
      initial: "counting",
      states: {
        counting: {
          description: "Less than 90 % of the distinct seconds.",
          meta: { screen: "EpisodePlayer", requirements: ["R7"] },
          always: { guard: "isSeen", target: "seen", actions: "tellEpisode" },
        },
        seen: {
          description: "90 % of the distinct seconds were played; the episode knows.",
          meta: { screen: "EpisodePlayer", requirements: ["R7", "S4.episode"] },
        },
      },
    },
    speed: {
      description: "The learner's own speed, on every video (L16).",
      initial: "reading",
      // Chosen before the last one is read, it is the last one.
      on: {
        "rate.change": {
          target: ".known",
          actions: [
            { type: "takeRate", params: ({ event }) => event.rate },
            { type: "rememberRate", params: ({ event }) => event.rate },
          ],
        },
      },
      states: {
        reading: {
          description: "Looking for the speed used last.",
          meta: { screen: "EpisodePlayer", requirements: ["L16"] },
          invoke: {
            id: "readRate",
            src: "readRate",
            onDone: { target: "known", actions: { type: "takeRate", params: ({ event }) => event.output } },
            onError: {
              target: "known",
              description: "Normal speed, where none can be read.",
              actions: ({ event }) => failureOf(event),
            },
          },
        },
        known: {
          description: "The speed that the clip plays at.",
          meta: { screen: "EpisodePlayer", requirements: ["L16"] },
        },
      },
    },
  },
});
