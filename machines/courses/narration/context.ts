import type { VideoStep } from "../../../contract/courses/lessons";
import type { Cue } from "../../../contract/courses/video";
import type { ContentLocale } from "../../../contract/primitives";

/** What is read aloud, and in which language. */
export interface Speech {
  cues: readonly Cue[];
  language: ContentLocale;
}

/** What says whether a clip can be read aloud. */
export type Captioned = Pick<VideoStep["video"], "hasSound" | "cues" | "captionsLanguage">;

/** What can be read aloud of a clip: the captions of one without sound; null if it has sound or no captions. */
export const speechOf = ({ hasSound, cues, captionsLanguage }: Captioned): Speech | null =>
  hasSound || cues.length === 0 ? null : { cues, language: captionsLanguage };

export interface Input {
  /** Null: there is nothing to read aloud. */
  speech: Speech | null;
}
export interface Context extends Speech {
  /** Whether the picture plays. */
  playing: boolean;
  /** Where the picture is, in seconds. */
  position: number;
  /** Speed of the picture, 0.5–2. */
  rate: number;
  /** How much faster than the picture the voice speaks, because the picture had to wait for it: 1–1.3. */
  pace: number;
  /** The device's voice, by its address in the browser. */
  voice: string | null;
  /** Position in `cues` of what is being read or was read last; −1: nothing. */
  cue: number;
  /** Whether that was read to its end. */
  isRead: boolean;
}

export type Event =
  // What the player says about the picture.
  | { type: "picture.started"; position: number }
  | { type: "picture.stopped" }
  | { type: "picture.ended" }
  | { type: "picture.advanced"; position: number }
  | { type: "picture.moved"; position: number }
  | { type: "picture.rated"; rate: number }
  // The page's own controls.
  | { type: "narration.turnOn" }
  | { type: "narration.turnOff" }
  | { type: "narration.retry" };

/** Asks the player to let the picture wait for the voice, or to go on. */
export type NarrationFact = { type: "narration.held" } | { type: "narration.released" };

/** One caption to be said, by this voice, 0.5–2 times as fast as the voice usually speaks. */
export interface Utterance {
  text: string;
  language: ContentLocale;
  voice: string | null;
  rate: number;
}

/** The picture stops this many seconds before its caption ends: players report about four times a second. */
const reportInterval = 0.25;
/** The voice never speaks more than this much faster than the picture, or it would be hard to follow. */
const maxPace = 1.3;

/** Which caption belongs to a second of the clip; −1: none. */
export const cueAt = (cues: readonly Cue[], position: number): number =>
  cues.findIndex(({ start, end }) => position >= start && position < end);

/** Whether the picture has shown all of the caption that is being read. */
export const outruns = ({ cues, cue }: Context, position: number): boolean =>
  position >= (cues[cue]?.end ?? Number.POSITIVE_INFINITY) - reportInterval;

/** The pace after the picture had to wait. */
export const hurried = (pace: number): number => Math.min(maxPace, Math.round((pace + 0.1) * 10) / 10);

export const utteranceOf = ({ cues, cue, language, voice, rate, pace }: Context): Utterance => ({
  text: cues[cue]?.text ?? "",
  language,
  voice,
  rate: Math.min(2, Math.max(0.5, rate * pace)),
});

/** Milliseconds after which a voice counts as silent: far more than the slowest needs for the text. */
export const silenceAfter = (context: Context): number => 5000 + utteranceOf(context).text.length * 400;
