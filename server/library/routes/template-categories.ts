import type { Category, ContentLocale } from "../../../contract/primitives";
import { inLanguage } from "../../content/build-parts";
import type { TemplateDocument } from "../../content/documents";

/** Categories with titles in this language, otherwise in English (R52). */
export const titledIn = (categories: TemplateDocument["categories"], locale: ContentLocale): Category[] =>
  categories.map(({ id, titles }) => ({ id, title: inLanguage(titles, locale) }));
