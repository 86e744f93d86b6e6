import { emit, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";

interface Input {
  /** Second at which the promo ends; 0 is one (R45). */
  breakpoint: number;
}
type Event =
  | { type: "promo.play" }
  | { type: "promo.stop" }
  | { type: "player.play" }
  | { type: "player.pause" }
  | { type: "player.end" }
  | { type: "player.time"; position: number }
  | { type: "player.blocked" }
  | { type: "player.fail" }
  | { type: "player.retry" };

/** The promo while it is shown: plays by itself, resumes when paused, stops when told to (section 4, R8). */
export const promoPlayerMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as Event,
    /** What the player is asked for; a player that appears while the promo is `moving` plays by itself. */
    emitted: {} as { type: "playback.requested"; playing: boolean },
    tags: {} as "moving" | "failed",
    meta: {} as ScreenMeta,
  },
  actions: {
    askToPlay: emit({ type: "playback.requested", playing: true }),
    askToStop: emit({ type: "playback.requested", playing: false }),
  },
  guards: {
    reachesBreakpoint: ({ context }, position: number) => position >= context.breakpoint,
  },
}).createMachine({
  id: "promoPlayer",
  description: "Watching the promo. Pausing is no way out of it, stopping is (R8).",
  context: ({ input }) => input,
  initial: "starting",
  on: {
    "player.end": { target: ".ended", description: "Player state 0 ends the promo." },
    "player.fail": ".broken",
  },
  states: {
    starting: {
      description: "The player is asked to play.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8"] },
      tags: "moving",
      entry: "askToPlay",
      on: {
        "player.play": "playing",
        "player.blocked": "unstarted",
        "promo.stop": { target: "stopped", actions: "askToStop" },
      },
    },
    playing: {
      description: "The promo plays; a stop control is always in view.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8", "R45"] },
      tags: "moving",
      on: {
        "player.pause": { target: "resuming", description: "Player state 2 resumes play." },
        "player.blocked": { target: "unstarted", description: "A player that appears anew may not play by itself." },
        "player.time": {
          guard: { type: "reachesBreakpoint", params: ({ event }) => event.position },
          target: "ended",
          description: "What comes after the breakpoint is for learners of the lesson.",
        },
        "promo.stop": { target: "stopped", actions: "askToStop" },
      },
    },
    resuming: {
      description: "It was paused, so the player is asked to play on.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8"] },
      tags: "moving",
      entry: "askToPlay",
      on: {
        "player.play": "playing",
        "player.blocked": "unstarted",
        "promo.stop": { target: "stopped", actions: "askToStop" },
      },
    },
    unstarted: {
      description: "The browser refused to play by itself: a play button.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8"] },
      on: { "promo.play": "starting", "player.play": "playing" },
    },
    stopped: {
      description: "Stopped by whoever watched; nothing resumes until they ask for it.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R8"] },
      on: { "promo.play": "starting", "player.play": "playing" },
    },
    broken: {
      description: "The promo does not play here; trying again is one press away.",
      meta: { screen: "PromoVideo", requirements: ["S4.promo", "R11"] },
      tags: "failed",
      on: { "player.retry": "starting" },
    },
    ended: {
      description: "Seen to its end or to its breakpoint.",
      type: "final",
    },
  },
});
