import type { ContentLocale } from "../../contract/primitives";
import { useSite } from "./site-context";

/**
 * The `lang` of a text from the content: none if it is in the interface's language, which the page already declares.
 */
export function useLanguageOf(): (text: { language: ContentLocale }) => ContentLocale | undefined {
  const { language: ofInterface } = useSite();
  return ({ language }) => (language === ofInterface ? undefined : language);
}
