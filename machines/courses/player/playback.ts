import { playerSetup } from "./setup";

const pause = [
  {
    guard: "playsByItself",
    target: "starting",
    description: "Player state 2 resumes play: pausing does not end a promo, stopping does (R8).",
  },
  { target: "paused" },
] as const;
const stop = { target: "paused", actions: { type: "requestPlayback", params: false } } as const;
const blocked = { target: "paused", description: "The browser plays it only when the viewer asks for it." } as const;

export const playback = playerSetup.createStateConfig({
  description: "What the player does (player states: R8).",
  initial: "unstarted",
  on: {
    "player.seek": {
      actions: [
        { type: "jump", params: ({ event }) => event.position },
        { type: "narrate", params: "picture.moved" },
        { type: "tell", params: "player.moved" },
      ],
    },
    "player.jump": {
      actions: [
        { type: "jump", params: ({ event }) => event.position },
        { type: "requestPosition", params: ({ event }) => event.position },
      ],
    },
    "player.fail": ".broken",
  },
  states: {
    unstarted: {
      description: "Nothing has been played in this visit; starting continues where the learner stopped.",
      meta: { screen: "Player", requirements: ["R8", "L15", "S4.landingVideo", "S4.fullVideo"] },
      always: { guard: "playsByItself", target: "starting" },
      on: { "player.play": "playing", "player.start": "starting" },
    },
    starting: {
      description: "The player is asked to play.",
      meta: { screen: "Player", requirements: ["S4.promo", "R8"] },
      tags: "moving",
      entry: { type: "requestPlayback", params: true },
      on: { "player.play": "playing", "player.blocked": blocked, "player.stop": stop, "player.end": "ended" },
    },
    playing: {
      description: "The clip plays, and its seconds count. Where it plays by itself, a stop control is always in view.",
      meta: { screen: "Player", requirements: ["R7", "R8", "R45", "S4.promo", "S4.landingVideo"] },
      tags: "moving",
      entry: [
        { type: "narrate", params: "picture.started" },
        { type: "tell", params: "player.progressed" },
      ],
      on: {
        "player.time": [
          {
            guard: { type: "reachesBreakpoint", params: ({ event }) => event.position },
            target: "ended",
            description: "What comes after the breakpoint is for learners of the lesson.",
          },
          {
            actions: [
              { type: "play", params: ({ event }) => event.position },
              { type: "narrate", params: "picture.advanced" },
              { type: "tell", params: "player.progressed" },
            ],
          },
        ],
        "narration.held": "held",
        "player.pause": pause,
        "player.wait": "buffering",
        "player.blocked": blocked,
        "player.stop": stop,
        "player.end": "ended",
      },
    },
    paused: {
      description: "Paused or stopped; the clip does not resume by itself (R8).",
      meta: { screen: "Player", requirements: ["R8", "S4.promo", "S4.landingVideo"] },
      entry: [
        { type: "narrate", params: "picture.stopped" },
        { type: "tell", params: "player.stopped" },
      ],
      on: { "player.play": "playing", "player.start": "starting", "player.end": "ended" },
    },
    held: {
      description: "The picture waits until the voice has read the caption.",
      meta: { screen: "Player", requirements: ["L17"] },
      tags: "moving",
      entry: { type: "requestPlayback", params: false },
      on: {
        "narration.released": "starting",
        "player.play": "playing",
        "player.stop": "paused",
        "player.end": "ended",
      },
    },
    buffering: {
      description: "Waiting for data.",
      meta: { screen: "Player", requirements: ["R8"] },
      tags: "moving",
      on: {
        "player.play": "playing",
        "player.pause": pause,
        "player.blocked": blocked,
        "player.stop": stop,
        "player.end": "ended",
      },
    },
    ended: {
      description: "Played to its end or to its breakpoint; playing again starts from the beginning.",
      meta: { screen: "Player", requirements: ["R8", "R45", "S4.landingVideo"] },
      entry: [
        { type: "narrate", params: "picture.ended" },
        { type: "tell", params: "player.stopped" },
        { type: "tell", params: "player.ended" },
      ],
      on: { "player.play": "playing", "player.start": "starting" },
    },
    broken: {
      description: "The clip does not play here; the viewer can try again, or read the transcript.",
      meta: { screen: "Player", requirements: ["R7", "R11", "S4.promo", "S4.landingVideo", "S4.fullVideo"] },
      tags: "failed",
      entry: { type: "narrate", params: "picture.stopped" },
      on: { "player.start": "starting", "player.play": "playing" },
    },
  },
});
