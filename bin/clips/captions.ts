import type { Slide } from "./script";

/** Maximum line length of a caption; two such lines can be read at a glance. */
const lineLength = 42;

interface Cue {
  start: number;
  end: number;
  lines: string[];
}

/** Breaks text into one line or two of nearly equal length; undefined if it does not fit into two. */
function wrap(text: string): string[] | undefined {
  if (text.length <= lineLength) return [text];
  let best: [string, string] | undefined;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) {
    const lines: [string, string] = [text.slice(0, at), text.slice(at + 1)];
    const longest = (pair: [string, string]) => Math.max(pair[0].length, pair[1].length);
    if (longest(lines) <= lineLength && (best === undefined || longest(lines) < longest(best))) best = lines;
  }
  return best;
}

/**
 * Cuts a sentence that is too long for one cue near its middle, preferably after a comma instead of within a phrase.
 */
function cut(sentence: string): string[] {
  if (wrap(sentence)) return [sentence];
  const middle = sentence.length / 2;
  let best: { at: number; cost: number } | undefined;
  for (let at = sentence.indexOf(" "); at !== -1; at = sentence.indexOf(" ", at + 1)) {
    const cost = Math.abs(at - middle) - (/[,;:–—]$/.test(sentence.slice(0, at)) ? lineLength / 2 : 0);
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  // A single word longer than a cue can only be shown as it is.
  if (!best) return [sentence];
  return [...cut(sentence.slice(0, best.at)), ...cut(sentence.slice(best.at + 1))];
}

/** Splits speech into the texts of cues; neighboring short sentences share one. */
export function splitSpeech(say: string): string[][] {
  const sentences = say
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?…]["”’)]?) (?=["“‘(]?[\p{Lu}\d])/u);
  const texts: string[] = [];
  for (const sentence of sentences) {
    const last = texts.at(-1);
    const short = last !== undefined && Math.min(last.length, sentence.length) < lineLength * 0.7;
    const joined = `${last} ${sentence}`;
    if (short && /[.!?…]["”’)]?$/.test(last) && wrap(joined)) texts.splice(-1, 1, joined);
    else texts.push(...cut(sentence));
  }
  return texts.map((text) => wrap(text) ?? [text]);
}

/** The cues of all slides: within a slide, each stays as long as its share of the text. */
export function cuesOf(slides: readonly Slide[]): Cue[] {
  let slideStart = 0;
  return slides.flatMap(({ say, seconds }) => {
    const texts = splitSpeech(say);
    const lengths = texts.map((lines) => lines.join(" ").length);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    let spoken = 0;
    const cues = texts.map((lines, index) => {
      const start = slideStart + (seconds * spoken) / total;
      spoken += lengths[index] ?? 0;
      return { start, end: slideStart + (seconds * spoken) / total, lines };
    });
    slideStart += seconds;
    return cues;
  });
}

function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** The WebVTT file of a clip. */
export function webVtt(slides: readonly Slide[]): string {
  const escaped = (line: string) => line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const cues = cuesOf(slides).map(
    ({ start, end, lines }, index) =>
      `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${lines.map(escaped).join("\n")}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}
