import type { ContentLocale } from "../../contract/primitives";

/** A text to be said, 0.5–2 times as fast as the voice usually speaks. */
interface Spoken {
  text: string;
  language: ContentLocale;
  /** A voice from `findVoice`. */
  voice: string | null;
  rate: number;
}

/** The variant of each language that the courses are written in. */
const variants: Record<ContentLocale, string> = {
  en: "en-US",
  es: "es-ES",
  pt: "pt-BR",
  de: "de-DE",
  it: "it-IT",
  fr: "fr-FR",
  ja: "ja-JP",
};
/** How long a browser may take to list its voices, in milliseconds; some load them on the first request. */
const listing = 2000;

/** The browser's speech, which it may lack. */
const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;
/** Android writes `en_US`. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace("_", "-").toLowerCase();

/** The voices of the device, as soon as the browser knows any. */
async function listVoices(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const known = synthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, listing);
    synthesis.addEventListener(
      "voiceschanged",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  return synthesis.getVoices();
}

/** How well a voice suits: the courses' variant first, then voices that need no network, then the browser's choice. */
const suits = (voice: SpeechSynthesisVoice, variant: string): number =>
  (tagOf(voice) === variant.toLowerCase() ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0);

/**
 * Finds the device's best voice for a language.
 * @returns its address (`voiceURI`); null if the device has no voice for the language, or the browser cannot speak
 */
export async function findVoice(language: ContentLocale): Promise<string | null> {
  const synthesis = speech();
  if (!synthesis) return null;
  const voices = (await listVoices(synthesis)).filter((voice) => tagOf(voice).split("-")[0] === language);
  const variant = variants[language];
  const [best] = voices.sort((one, other) => suits(other, variant) - suits(one, variant));
  return best?.voiceURI ?? null;
}

/**
 * Says a text.
 * @param signal silences the voice at once; so does leaving the page
 * @throws {Error} if the voice fails
 */
export function speak({ text, language, voice, rate }: Spoken, signal: AbortSignal): Promise<void> {
  const synthesis = speech();
  if (!synthesis) return Promise.reject(new Error("The browser cannot speak."));
  const utterance = new SpeechSynthesisUtterance(text);
  const chosen = synthesis.getVoices().find(({ voiceURI }) => voiceURI === voice);
  utterance.voice = chosen ?? null;
  utterance.lang = chosen?.lang ?? variants[language];
  utterance.rate = rate;
  const silence = () => synthesis.cancel();
  return new Promise<void>((resolve, reject) => {
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) => reject(new Error(`The voice failed: ${error}`));
    signal.addEventListener("abort", silence, { once: true });
    addEventListener("pagehide", silence);
    // A browser that was paused elsewhere would stay silent.
    synthesis.resume();
    synthesis.speak(utterance);
  }).finally(() => {
    signal.removeEventListener("abort", silence);
    removeEventListener("pagehide", silence);
  });
}
