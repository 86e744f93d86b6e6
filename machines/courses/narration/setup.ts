import { assign, fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../../shared/events";
import { notProvided } from "../../shared/not-provided";
import { tellParent } from "../../shared/tell-parent";
import {
  type Context,
  cueAt,
  type Event,
  hurried,
  type Input,
  type NarrationFact,
  outruns,
  type Speech,
  silenceAfter,
  type Utterance,
} from "./context";

/** Types, actors, actions, guards and delays of the whole machine. */
export const narrationSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "offered" | "on" | "silent",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Whether this device reads captions aloud. */
    readNarration: fromPromise<boolean>(notProvided("readNarration")),
    /** A voice of the device for the language, which may take a moment to become known; null if there is none. */
    findVoice: fromPromise<string | null, Pick<Speech, "language">>(notProvided("findVoice")),
    /** Ends when the text has been said; stopping it silences the voice. */
    speak: fromPromise<void, Utterance>(notProvided("speak")),
  },
  actions: {
    rememberNarration: (_, _on: boolean) => notProvided("rememberNarration")(),
    takeVoice: assign((_, voice: string | null) => ({ voice })),
    notePlaying: assign((_, playing: boolean) => ({ playing })),
    notePosition: assign((_, position: number) => ({ position })),
    noteRate: assign((_, rate: number) => ({ rate })),
    forgetRead: assign({ cue: -1, isRead: false }),
    takeCue: assign(({ context: { cues, position } }) => ({ cue: cueAt(cues, position), isRead: false })),
    noteRead: assign({ isRead: true }),
    hurry: assign(({ context }) => ({ pace: hurried(context.pace) })),
    tell: tellParent<NarrationFact>()((_, type: NarrationFact["type"]) => ({ type })),
  },
  guards: {
    hasNothing: ({ context }) => context.cues.length === 0,
    isOn: (_, on: boolean) => on,
    isFound: (_, voice: string | null) => voice !== null,
    stands: ({ context }) => !context.playing,
    /** A caption is shown that has not been read. */
    isDue: ({ context: { cues, cue, isRead, position } }) => {
      const shown = cueAt(cues, position);
      return shown >= 0 && !(shown === cue && isRead);
    },
    isNextDue: ({ context: { cues, cue } }, position: number) => {
      const shown = cueAt(cues, position);
      return shown >= 0 && shown !== cue;
    },
    outruns: ({ context }, position: number) => outruns(context, position),
  },
  delays: { silence: ({ context }) => silenceAfter(context) },
});
