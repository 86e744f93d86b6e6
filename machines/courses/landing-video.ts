import { setup } from "xstate";
import type { ScreenMeta, SessionChanged } from "../shared/events";
import { sessionGuards } from "../shared/session";
import type { ProgressSettled } from "./progress-settled";

type Event =
  | SessionChanged
  | ProgressSettled
  | { type: "video.play" }
  | { type: "player.play" }
  | { type: "player.pause" }
  | { type: "player.end" }
  | { type: "player.blocked" }
  | { type: "player.fail" }
  | { type: "player.retry" };

/** The clip on a course's own page: no player before somebody asks for it, and none while profile or progress load. */
export const landingVideoMachine = setup({
  types: {
    events: {} as Event,
    tags: {} as "pending" | "failed" | "player",
    meta: {} as ScreenMeta,
  },
  guards: {
    isSignedIn: sessionGuards.isSignedIn,
  },
}).createMachine({
  id: "landingVideo",
  description: "A look at the course before deciding.",
  initial: "blocked",
  states: {
    blocked: {
      description: "Profile or progress are loading; the clip keeps its place. Once shown, it is not taken away again.",
      tags: "pending",
      initial: "waitingForProfile",
      on: {
        "session.changed": [
          { guard: "isSignedIn", target: ".waitingForProgress" },
          { target: "poster", description: "A visitor has no progress to wait for." },
        ],
      },
      states: {
        waitingForProfile: {
          description: "Nobody has said who is here.",
          meta: { screen: "LandingVideo", requirements: ["S4.landingVideo", "R21"] },
        },
        waitingForProgress: {
          description: "A learner is here, and how far they are is being asked.",
          meta: { screen: "LandingVideo", requirements: ["S4.landingVideo"] },
          on: {
            "progress.settled": {
              target: "#landingVideo.poster",
              description: "Also where it could not be asked: the clip does not depend on the answer.",
            },
          },
        },
      },
    },
    poster: {
      description: "A still picture and a play button.",
      meta: { screen: "LandingVideo", requirements: ["S4.landingVideo"] },
      on: { "video.play": "playing" },
    },
    playing: {
      description: "The clip plays.",
      meta: { screen: "LandingVideo", requirements: ["S4.landingVideo", "R8"] },
      tags: "player",
      on: {
        "player.pause": "paused",
        "player.blocked": {
          target: "paused",
          description: "The browser lets it play only by the player's own button.",
        },
        "player.end": "ended",
        "player.fail": "failed",
      },
    },
    paused: {
      description: "Paused; it stays so until somebody plays it (R8).",
      meta: { screen: "LandingVideo", requirements: ["S4.landingVideo", "R8"] },
      tags: "player",
      on: { "player.play": "playing", "player.end": "ended", "player.fail": "failed" },
    },
    ended: {
      description: "Played to its end; playing again starts from the beginning.",
      meta: { screen: "LandingVideo", requirements: ["S4.landingVideo", "R8"] },
      tags: "player",
      on: { "player.play": "playing" },
    },
    failed: {
      description: "The clip does not play here; trying again is one press away.",
      meta: { screen: "LandingVideo", requirements: ["S4.landingVideo", "R11"] },
      tags: "failed",
      on: { "player.retry": "playing" },
    },
  },
});
