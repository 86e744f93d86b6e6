import type { ReactElement } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { AnyEventObject } from "xstate";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";

/** What the view sent to its player. */
export const sent: AnyEventObject[] = [];
let closePage = () => {};
/** Closes the view. */
export const close = () => closePage();
const { prototype } = HTMLMediaElement;
/** What media elements are told. */
export const [play, pause, load] = [vi.fn(() => Promise.resolve()), vi.fn(), vi.fn()];

/** Watches media elements in each test of a file. */
export function watchMediaElements(): void {
  beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
  afterEach(() => {
    closePage();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    sent.length = 0;
  });
}
/** A view whose media elements are watched. */
export async function open(view: ReactElement): Promise<HTMLVideoElement | null> {
  closePage();
  Object.assign(prototype, { play, pause, load });
  ({ close: closePage } = await openPage(view));
  return document.querySelector("video");
}

export interface PlayerState {
  context?: object;
  tag?: string;
  playback?: string;
  captions?: string;
}

/** A player in a state, which can ask its view to play or to pause. */
export function playerIn(state: PlayerState) {
  const display = { captions: true, captionSize: "medium", transcript: false };
  const context = { rate: 1, playsByItself: false, position: 0, muted: false, display, ...state.context };
  const matches = ({ playback, captions }: { playback?: string; captions?: string }) =>
    playback === undefined ? captions === state.captions : playback === state.playback;
  const snapshot = { context, children: {}, hasTag: (tag: string) => tag === state.tag, matches };
  const hearers: Record<string, (event: object) => void> = {};
  const left = vi.fn();
  const on = (type: string, hear: (event: object) => void) => {
    hearers[type] = hear;
    return { unsubscribe: left };
  };
  const actor = { ...stubActor(snapshot, (event) => sent.push(event)), on } as never;
  return {
    actor,
    ask: (playing: boolean) => hearers["playback.requested"]?.({ playing }),
    move: (position: number) => hearers["position.requested"]?.({ position }),
    left,
  };
}
