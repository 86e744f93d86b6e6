import { assign, emit, fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../../shared/events";
import { notProvided } from "../../shared/not-provided";
import { tellParent } from "../../shared/tell-parent";
import { extendWatched } from "../watched";
import type { Context, Event, Input, PlaybackRequested, PlayerFact } from "./context";

/** Types, actors, actions and guards of the whole machine; its regions import this file but not each other. */
export const playerSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as PlaybackRequested,
    tags: {} as "moving" | "failed",
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
    requestPlayback: emit((_, playing: boolean) => ({ type: "playback.requested", playing })),
  },
  guards: {
    playsByItself: ({ context }) => context.playsByItself,
    reachesBreakpoint: ({ context: { breakpoint } }, position: number) => breakpoint !== null && position >= breakpoint,
    hasNormalSpeed: ({ context }) => !context.hasSpeed,
  },
});
