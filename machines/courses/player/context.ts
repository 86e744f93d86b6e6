import type { NarrationFact, Speech } from "../narration/context";
import type { Ranges } from "../watched";

/** How far a clip is: the position in seconds from the start, and what was really played. */
export interface Played {
  position: number;
  watched: Ranges;
}
/** No part of the clip was played. */
export const notPlayed: Played = { position: 0, watched: [] };

/** How a clip is played where it is shown. */
export interface PlayerOptions {
  /**
   * Starts by itself, at normal speed, and resumes when something pauses it; only the page's stop control stops it (R8).
   * Without this, the viewer starts and pauses it, and it has their own speed (L16).
   */
  playsByItself: boolean;
  /** Second at which it ends, 0 included (R45); null: at the end of the clip. */
  breakpoint: number | null;
  /** What is read aloud if the viewer wants that; null: nothing. */
  speech: Speech | null;
}
/** Sizes of captions, from small to large. */
export const captionSizes = ["small", "medium", "large"] as const;
/** What is shown with the picture; this device remembers it. */
export interface Display {
  captions: boolean;
  captionSize: (typeof captionSizes)[number];
  /** Whether the transcript is open. */
  transcript: boolean;
}
/** Without a choice of the viewer. */
export const usualDisplay: Display = { captions: true, captionSize: "medium", transcript: false };

/** What was played on earlier visits, and options; without options, the viewer plays all of it. */
export type Input = Played & Partial<PlayerOptions>;
export interface Context extends Played, PlayerOptions {
  /** 0.5–2 (L16). */
  rate: number;
  display: Display;
  /** Whether the viewer turned the clip's own sound off, in this visit. */
  muted: boolean;
}
export type Event =
  // What the media element reports.
  | { type: "player.play" }
  | { type: "player.pause" }
  | { type: "player.wait" }
  | { type: "player.end" }
  | { type: "player.blocked" }
  | { type: "player.fail" }
  | { type: "player.time"; position: number }
  | { type: "player.seek"; position: number }
  // The page's own controls.
  | { type: "player.start" }
  | { type: "player.stop" }
  | { type: "player.jump"; position: number }
  | { type: "rate.change"; rate: number }
  | { type: "sound.toggle" }
  | { type: "captions.toggle" }
  | { type: "captions.resize"; size: Display["captionSize"] }
  | { type: "captions.fail" }
  | { type: "transcript.toggle" }
  // What the narration asks for.
  | NarrationFact;

/** Commands to the media element; one that appears while the clip is `moving` plays by itself. */
export type Emitted =
  | { type: "playback.requested"; playing: boolean }
  /** Seconds from the start. */
  | { type: "position.requested"; position: number };

/** The player's events for its parent machine, which uses what it needs. */
export type PlayerFact = PositionFact | PlayerEnded;
/** Where the clip is now. */
export type PositionFact = PlayerProgressed | (Played & { type: "player.moved" | "player.stopped" });
/** It plays. */
export interface PlayerProgressed extends Played {
  type: "player.progressed";
}
/** It was played to its end or to its breakpoint. `player.stopped` comes before, as with a pause. */
export interface PlayerEnded extends Played {
  type: "player.ended";
}
