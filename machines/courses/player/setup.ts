import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { ScreenMeta } from "../../shared/events";
import { notProvided } from "../../shared/not-provided";
import { tellParent } from "../../shared/tell-parent";
import { narrationMachine } from "../narration";
import type { Event as NarrationEvent } from "../narration/context";
import { extendWatched } from "../watched";
import type { Context, Display, Emitted, Event, Input, PlayerFact } from "./context";

type PictureEvent = Extract<NarrationEvent, { type: `picture.${string}` }>;

/** Types, actors, actions and guards of the whole machine; its regions import this file but not each other. */
export const playerSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as "moving" | "failed",
    meta: {} as ScreenMeta,
    children: {} as { narration: "narration" },
  },
  actors: {
    readRate: fromPromise<number>(notProvided("readRate")),
    readDisplay: fromPromise<Display>(notProvided("readDisplay")),
    narration: narrationMachine,
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
    requestPlayback: emit((_, playing: boolean) => ({ type: "playback.requested", playing })),
    requestPosition: emit((_, position: number) => ({ type: "position.requested", position })),
    /** What the narration has to know about the picture. */
    narrate: sendTo("narration", ({ context }, type: PictureEvent["type"]) => ({
      type,
      position: context.position,
      rate: context.rate,
    })),
    toggleSound: assign(({ context }) => ({ muted: !context.muted })),
    takeDisplay: assign(({ context }, display: Partial<Display>) => ({ display: { ...context.display, ...display } })),
    rememberDisplay: (_, _display: Display) => notProvided("rememberDisplay")(),
  },
  guards: {
    playsByItself: ({ context }) => context.playsByItself,
    reachesBreakpoint: ({ context: { breakpoint } }, position: number) => breakpoint !== null && position >= breakpoint,
  },
});
