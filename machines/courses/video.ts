import { assign, fromPromise, setup, stateIn } from "xstate";
import type { VideoStep } from "../../contract/courses/lessons";
import type { CourseProgress } from "../../contract/courses/progress";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";
import { tellParent } from "../shared/tell-parent";
import type { StepProgressed } from "./step-progressed";
import { extendWatched, type Ranges } from "./watched";

interface Input {
  locale: string;
  slug: string;
  step: VideoStep;
}
interface Context extends Input {
  /** Seconds from the start. */
  position: number;
  watched: Ranges;
  /** 0.5–2 (L16). */
  rate: number;
  done: boolean;
  progress: CourseProgress | null;
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
  | { type: "rate.change"; rate: number }
  | { type: "page.hidden" };
interface Position {
  locale: string;
  slug: string;
  stepId: number;
  position: number;
  watched: Ranges;
}
interface Saved {
  done: boolean;
  progress: CourseProgress;
}

const positionOf = ({ locale, slug, step, position, watched }: Context): Position => ({
  locale,
  slug,
  stepId: step.id,
  position,
  watched,
});

/** One lesson video: what was really played counts, and where it stands survives (R7, R8, L15). */
export const videoMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "failed" | "moving",
    meta: {} as ScreenMeta,
  },
  actors: {
    readRate: fromPromise<number>(notProvided("readRate")),
    savePosition: fromPromise<Saved, Position>(notProvided("savePosition")),
  },
  actions: {
    rememberRate: (_, _rate: number) => notProvided("rememberRate")(),
    /** Sends without waiting: the page may be gone before an answer (L15). */
    sendPositionOnLeave: (_, _position: Position) => notProvided("sendPositionOnLeave")(),
    play: assign(({ context }, position: number) => ({
      position,
      watched: extendWatched(context.watched, context.position, position, context.rate),
    })),
    jump: assign((_, position: number) => ({ position })),
    keepSaved: assign((_, { done, progress }: Saved) => ({ done, progress })),
    tellLesson: tellParent<StepProgressed>()(({ context: { progress, done } }) => ({
      type: "step.progressed",
      progress,
      done,
    })),
  },
  guards: { isMoving: stateIn({ player: "playing" }) },
  delays: {
    /** Between two saves while it plays. */
    saveInterval: 10_000,
  },
}).createMachine({
  id: "video",
  description: "Watching a clip.",
  context: ({ input }) => ({
    ...input,
    position: input.step.position,
    watched: input.step.watched,
    rate: 1,
    done: input.step.done,
    progress: null,
  }),
  type: "parallel",
  on: {
    "page.hidden": { actions: { type: "sendPositionOnLeave", params: ({ context }) => positionOf(context) } },
  },
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
          description: "Nothing has been played in this visit; starting continues where the learner stopped.",
          meta: { screen: "VideoStep", requirements: ["R8", "L15"] },
          on: { "player.play": "playing" },
        },
        playing: {
          description: "The clip plays, and its seconds count.",
          meta: { screen: "VideoStep", requirements: ["R7", "R8"] },
          tags: "moving",
          on: {
            "player.time": { actions: { type: "play", params: ({ event }) => event.position } },
            "player.pause": "paused",
            "player.wait": "buffering",
            "player.end": "ended",
          },
        },
        paused: {
          description: "Paused; a lesson video does not resume by itself (R8).",
          meta: { screen: "VideoStep", requirements: ["R8"] },
          on: { "player.play": "playing", "player.end": "ended" },
        },
        buffering: {
          description: "Waiting for data.",
          meta: { screen: "VideoStep", requirements: ["R8"] },
          tags: "moving",
          on: { "player.play": "playing", "player.pause": "paused", "player.end": "ended" },
        },
        ended: {
          description: "Played to its end; playing again starts from the beginning.",
          meta: { screen: "VideoStep", requirements: ["R8"] },
          on: { "player.play": "playing" },
        },
        broken: {
          description: "The clip does not play here; the transcript stands below, and the step can be marked as done.",
          meta: { screen: "VideoStep", requirements: ["R7", "R11"] },
          tags: "failed",
          on: { "player.retry": "unstarted", "player.play": "playing" },
        },
      },
    },
    keeping: {
      description: "Where it stands is kept on the server: every 10 s, on pause, at the end.",
      initial: "kept",
      states: {
        kept: {
          description: "Nothing new to keep.",
          meta: { screen: "VideoStep", requirements: ["L15"] },
          on: { "player.play": "waiting" },
        },
        waiting: {
          description: "Playing; the next save is due soon.",
          meta: { screen: "VideoStep", requirements: ["L15"] },
          after: { saveInterval: "saving" },
          on: { "player.pause": "saving", "player.end": "saving" },
        },
        saving: {
          description: "The position is on its way.",
          meta: { screen: "VideoStep", requirements: ["R7", "L15"] },
          invoke: {
            id: "savePosition",
            src: "savePosition",
            input: ({ context }) => positionOf(context),
            onDone: {
              target: "deciding",
              actions: [{ type: "keepSaved", params: ({ event }) => event.output }, "tellLesson"],
            },
            // The next save carries everything again, so nothing is lost by a failed one.
            onError: "waiting",
          },
          on: {
            "player.end": { target: "saving", reenter: true },
            "player.pause": { target: "saving", reenter: true },
          },
        },
        deciding: {
          description: "While it plays, another save comes.",
          always: [{ guard: "isMoving", target: "waiting" }, { target: "kept" }],
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
            assign({ rate: ({ event }) => event.rate }),
            { type: "rememberRate", params: ({ event }) => event.rate },
          ],
        },
      },
      states: {
        reading: {
          description: "Looking for the speed used last.",
          meta: { screen: "VideoStep", requirements: ["L16"] },
          invoke: {
            id: "readRate",
            src: "readRate",
            onDone: { target: "known", actions: assign({ rate: ({ event }) => event.output }) },
            onError: "known",
          },
        },
        known: {
          description: "The speed that the video plays at.",
          meta: { screen: "VideoStep", requirements: ["L16"] },
        },
      },
    },
  },
});
