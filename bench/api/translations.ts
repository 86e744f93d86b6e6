import type { ContentLocale } from "../../contract/primitives";
import type { SearchSource } from "../../server/search/write-index";
import type { Prepared } from "./seed";

type Translation = Exclude<ContentLocale, "en">;

/** What each letter becomes; a language with spaces has words of its own, as long and as many as English has. */
const letters: Readonly<Record<Exclude<Translation, "ja">, string>> = {
  es: "aibdefghojlmnoprqrstuvxyza",
  pt: "obcdiaghejlmnupqlstrovxyzi",
  de: "ebktofghickrmnapqlwsuvzyxd",
  it: "ocbdeighafklnmupqrtsovwxyz",
  fr: "ebsdaughocklmniprqtoevwxyz",
};
const endings: Readonly<Record<Exclude<Translation, "ja">, string>> = { es: "o", pt: "a", de: "en", it: "i", fr: "es" };
/** Particles, for short words. */
const particles = "のはがをにでとも";
/** From here on, several hundred characters that occur in Japanese texts. */
const firstKanji = 0x5000;

const code = (letter: string): number => letter.charCodeAt(0) - "a".charCodeAt(0);

/** A word of two characters, or a particle. */
function japaneseWord(word: string): string {
  let mixed = 7;
  for (const letter of word) mixed = (mixed * 31 + code(letter)) % 640_000;
  if (word.length < 4) return particles.charAt(mixed % particles.length);
  return String.fromCharCode(firstKanji + (mixed % 800), firstKanji + Math.floor(mixed / 800));
}

/** A word in another language: always the same one. */
function translatedWord(word: string, locale: Translation): string {
  if (locale === "ja") return japaneseWord(word.toLowerCase());
  const changed = Array.from(word.toLowerCase(), (letter) => letters[locale].charAt(code(letter))).join("");
  const whole = word.length > 4 ? changed + endings[locale] : changed;
  return word[0] === word[0]?.toLowerCase() ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** A text in another language: nobody can read it, but it has as many words as the English one. */
export const translated = (text: string, locale: Translation): string => {
  const words = text.replace(/[A-Za-z]+/g, (word) => translatedWord(word, locale));
  return locale === "ja" ? words.replace(/ /g, "").replace(/\./g, "。").replace(/,/g, "、") : words;
};

const translations: readonly Translation[] = ["es", "pt", "de", "it", "fr", "ja"];

const translatedSource = (source: SearchSource, locale: Translation): SearchSource => ({
  ...source,
  locale,
  title: translated(source.title, locale),
  keywords: source.keywords.map((keyword) => translated(keyword, locale)),
  description: translated(source.description, locale),
  body: translated(source.body, locale),
});

/** The same content in all languages. Lessons are not translated, because a search reads none. */
export function inAllLanguages({ built, findable, ...prepared }: Prepared): Prepared {
  const courses = built.courses.map((course) => {
    const [english] = course.locales;
    if (!english) return course;
    const others = translations.map((locale) => ({
      locale,
      summary: {
        ...english.summary,
        title: translated(english.summary.title, locale),
        description: translated(english.summary.description, locale),
      },
      document: { ...english.document, lessons: [] },
    }));
    return { ...course, locales: [english, ...others] };
  });
  const translatedSources = translations.flatMap((locale) =>
    findable.map((source) => translatedSource(source, locale)),
  );
  return { ...prepared, built: { ...built, courses }, findable: [...findable, ...translatedSources] };
}
