/** The path of a Chromium to test with, or null. */
export function findChromium(): Promise<string | null>;
/** Installs one if there is none; calls `stop` with a sentence if that fails. */
export function ensureChromium(stop: (sentence: string) => void): Promise<void>;
