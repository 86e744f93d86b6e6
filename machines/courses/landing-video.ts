import { setup } from "xstate";
import type { ScreenMeta, SessionChanged } from "../shared/events";
import { sessionGuards } from "../shared/session";
import { type Captioned, type Speech, speechOf } from "./narration/context";
import { playerMachine } from "./player";
import { notPlayed } from "./player/context";
import type { ProgressSettled } from "./progress-settled";

interface Input {
  /** What can be read aloud of it. */
  video: Captioned;
}
interface Context {
  speech: Speech | null;
}
type Event = SessionChanged | ProgressSettled;

/** The place of the clip on a course's own page: nothing can be played while profile or progress load. */
export const landingVideoMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "pending",
    meta: {} as ScreenMeta,
    children: {} as { player: "player" },
  },
  actors: {
    player: playerMachine,
  },
  guards: {
    isSignedIn: sessionGuards.isSignedIn,
  },
}).createMachine({
  id: "landingVideo",
  description: "A look at the course before deciding.",
  context: ({ input: { video } }) => ({ speech: speechOf(video) }),
  initial: "blocked",
  states: {
    blocked: {
      description: "Profile or progress are loading; the clip keeps its place. Once shown, it is not taken away again.",
      tags: "pending",
      initial: "waitingForProfile",
      on: {
        "session.changed": [
          { guard: "isSignedIn", target: ".waitingForProgress" },
          { target: "shown", description: "A visitor has no progress to wait for." },
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
              target: "#landingVideo.shown",
              description: "Also where it could not be asked: the clip does not depend on the answer.",
            },
          },
        },
      },
    },
    shown: {
      description: "A play button over a still picture, then the clip; the player is a separate machine.",
      meta: { screen: "LandingVideo", requirements: ["S4.landingVideo", "R8"] },
      invoke: { id: "player", src: "player", input: ({ context: { speech } }) => ({ ...notPlayed, speech }) },
    },
  },
});
