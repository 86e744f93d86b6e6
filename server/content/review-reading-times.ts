import type { ContentLocale } from "../../contract/primitives";
import type { ContentSource } from "./read";

const wordsPerMinute = 220;
/** Japanese has no spaces between words; adults read 400 to 600 characters of a text on a subject a minute. */
const charactersPerMinute = 550;
/** Rounded times and words in other languages differ by up to a fifth; what is off by more was not updated. */
const tolerance = 0.25;
/** The time of very short texts may be rounded up. */
const leastSeconds = 30;

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** How long it takes to read a Markdown text, in seconds. */
export function readingSeconds(markdown: string, locale: ContentLocale): number {
  // The words alone, without the addresses of links; parsing the Markdown would take a hundred times as long.
  const text = markdown.replace(/\]\([^)]*\)/g, "]");
  const characters = locale === "ja" ? (text.match(japanese) ?? []).length : 0;
  const spaced = locale === "ja" ? text.replace(japanese, " ") : text;
  const words = spaced.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.round(60 * (words / wordsPerMinute + characters / charactersPerMinute));
}

/**
 * Checks that texts take as long to read as they say. A download also takes time to work with: its step may take longer
 * than its text, but not less.
 */
export function reviewReadingTimes({ courses }: ContentSource): void {
  for (const { locales } of courses)
    for (const [locale, { lessons }] of locales)
      for (const lesson of lessons)
        for (const [index, step] of (lesson.value?.steps ?? []).entries()) {
          if (step.type !== "text" && step.type !== "download") continue;
          const seconds = readingSeconds(step.body, locale);
          if (seconds < leastSeconds) continue;
          const isTooShort = step.seconds < seconds * (1 - tolerance);
          const isTooLong = step.type === "text" && step.seconds > seconds * (1 + tolerance);
          if (isTooShort || isTooLong)
            lesson.complain(
              ["steps", index, "seconds"],
              `is ${step.seconds}, but its text takes about ${seconds} to read`,
            );
        }
}
