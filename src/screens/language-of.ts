import type { ContentLocale } from "../../contract/primitives";
import { useSite } from "./site-context";

/** The `lang` of a text from the content: none where it is in the language of the interface, as the page says already. */
export function useLanguageOf(): (text: { language: ContentLocale }) => ContentLocale | undefined {
  const { language: ofInterface } = useSite();
  return ({ language }) => (language === ofInterface ? undefined : language);
}
