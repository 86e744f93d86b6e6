import { uiLanguages } from "../../src/i18n/languages.ts";
import { laterNamespaces } from "../../src/i18n/translation.ts";

/**
 * The namespaces of the texts, each a script of its own. No module imports them: a page has its texts in its first HTML,
 * and the addresses of the others.
 */
export const textEntries: Record<string, string> = Object.fromEntries(
  uiLanguages.flatMap((language) =>
    laterNamespaces.map((namespace) => [`${language}-${namespace}`, `src/i18n/locales/${language}/${namespace}.ts`]),
  ),
);
