import type { Category, ContentLocale } from "../../../contract/primitives";

interface TitledCategory {
  id: string;
  titles: { en: string } & Partial<Record<string, string>>;
}

/** Categories with titles in this language, otherwise in English (R52). */
export const titledIn = (categories: readonly TitledCategory[], locale: ContentLocale): Category[] =>
  categories.map(({ id, titles }) => ({ id, title: titles[locale] ?? titles.en }));
