/** The path of a Chromium to test with, or null. */
export function findChromium(): Promise<string | null>;
/** Installs one where none is; calls `stop` with a sentence where that fails. */
export function ensureChromium(stop: (sentence: string) => void): Promise<void>;
