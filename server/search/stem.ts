import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stem as english } from "porter2";
import type { ContentLocale } from "../../contract/primitives";
import { isStopWord } from "./stop-words";

/** The same algorithms as those of PostgreSQL. */
const stemmers: Partial<Record<ContentLocale, (word: string) => string>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  it: italian,
  fr: french,
};

/** The stem of a folded word, as PostgreSQL has it in the index; null for a stop word. */
export function stemOf(locale: ContentLocale, word: string): string | null {
  if (isStopWord(locale, word)) return null;
  // PostgreSQL stems no words that have digits in them.
  return /\p{N}/u.test(word) ? word : (stemmers[locale]?.(word) ?? word);
}
