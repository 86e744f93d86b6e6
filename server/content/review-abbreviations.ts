import type { ContentSource } from "./read";
import { textsIn } from "./texts";

/** Abbreviations that need no entry: readers know them from elsewhere. */
const wellKnown: ReadonlySet<string> = new Set(["CSV", "EU", "HTML", "HTTP", "ID", "PDF", "UK", "URL", "US", "USA"]);

const abbreviation = /(?<![\p{L}\p{N}_-])\p{Lu}{2,6}(?![\p{L}\p{N}_-])/gu;

const abbreviationsIn = (value: unknown): Set<string> =>
  new Set([...textsIn(value)].flatMap(([, text]) => text.match(abbreviation) ?? []));

/**
 * Checks that the glossary explains every abbreviation that two or more courses use: one that a single course uses is
 * explained there. In English, because terms are the same in all languages.
 */
export function reviewAbbreviations({ courses, glossary }: ContentSource): void {
  const explained = new Set(
    glossary.flatMap(({ source }) => {
      const { term, synonyms } = source.value?.en ?? { term: "", synonyms: [] };
      return [...abbreviationsIn([term, ...synonyms])];
    }),
  );
  const usedBy = new Map<string, Set<string>>();
  for (const { slug, rules, locales } of courses) {
    if (rules.value?.status === "draft") continue;
    for (const { value } of locales.get("en")?.lessons ?? [])
      for (const found of abbreviationsIn(value)) usedBy.set(found, (usedBy.get(found) ?? new Set()).add(slug));
  }
  for (const [found, [first, ...others]] of usedBy) {
    if (explained.has(found) || wellKnown.has(found) || others.length === 0) continue;
    const course = courses.find(({ slug }) => slug === first);
    const lesson = course?.locales.get("en")?.lessons.find(({ value }) => abbreviationsIn(value).has(found));
    const [path] = [...textsIn(lesson?.value)].find(([, text]) => abbreviationsIn(text).has(found)) ?? [[]];
    lesson?.complain(
      path,
      `uses ${found}, and so does ${others.join(", ")}, but the glossary has it neither as a term nor as a synonym`,
    );
  }
}
