import { fromPromise } from "xstate";
import type { Utterance } from "../../machines/courses/narration/context";
import type { Display } from "../../machines/courses/player/context";
import * as preferences from "../device/player-preferences";

export const playerActors = () => ({
  actors: {
    readRate: fromPromise(async () => preferences.readRate()),
    readDisplay: fromPromise(async () => preferences.readDisplay()),
  },
  actions: {
    rememberRate: (_: unknown, rate: number) => preferences.rememberRate(rate),
    rememberDisplay: (_: unknown, display: Display) => preferences.rememberDisplay(display),
  },
});

/** Loaded when a viewer first has captions read aloud. */
const voice = () => import("../device/voice");

export const narrationActors = () => ({
  actors: {
    readNarration: fromPromise(async () => preferences.readNarration()),
    findVoice: fromPromise(async ({ input }: { input: Pick<Utterance, "language"> }) =>
      (await voice()).findVoice(input.language),
    ),
    speak: fromPromise(async ({ input, signal }: { input: Utterance; signal: AbortSignal }) => {
      const { speak } = await voice();
      if (!signal.aborted) await speak(input, signal);
    }),
  },
  actions: { rememberNarration: (_: unknown, on: boolean) => preferences.rememberNarration(on) },
});
