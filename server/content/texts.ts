import type { ContentSource } from "./read";
import type { Source } from "./source";

export type Path = readonly (string | number)[];

/** Every text of a value with the path to it. */
export function* textsIn(value: unknown, path: Path = []): Generator<[path: Path, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** A file with texts for learners. */
interface TextSource {
  source: Source<unknown>;
  /** Learners cannot read it yet. */
  isDraft: boolean;
}

interface Item {
  rules: Source<{ status: "draft" | "published" }>;
  locales: ReadonlyMap<string, Source<unknown>>;
}

/** The files of an item, each with its status. */
const ofItem = ({ rules, locales }: Item): TextSource[] =>
  [rules, ...locales.values()].map((source) => ({ source, isDraft: rules.value?.status === "draft" }));

/** Every file with texts for learners. */
export function sourcesOf(content: ContentSource): TextSource[] {
  const { courses, exams, series, webinars, templates, glossary, onboarding, eventTypes, site, faq } = content;
  const ofCourses = courses.flatMap(({ rules, locales }) =>
    [...locales.values()]
      .flatMap(({ text, lessons }): Source<unknown>[] => [text, ...lessons])
      .map((source) => ({ source, isDraft: rules.value?.status === "draft" })),
  );
  const translated = [site, faq].flatMap((one): Source<unknown>[] =>
    one ? [one.english, ...one.translations.values()] : [],
  );
  return [
    ...ofCourses,
    ...[...exams, ...series, ...webinars, ...templates].flatMap(ofItem),
    ...glossary.map(({ source }) => ({ source, isDraft: source.value?.status === "draft" })),
    ...[onboarding, eventTypes, ...translated].map((source) => ({ source, isDraft: false })),
  ];
}
