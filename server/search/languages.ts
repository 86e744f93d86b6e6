import type { ContentLocale } from "../../contract/primitives";

/** The text search configuration that stems a language's words; none for scripts without spaces. */
export const stemming: Readonly<Partial<Record<ContentLocale, string>>> = {
  en: "academy_en",
  es: "academy_es",
  pt: "academy_pt",
  de: "academy_de",
  it: "academy_it",
  fr: "academy_fr",
};
