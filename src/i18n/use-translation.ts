import type { i18n } from "i18next";
import { createContext, useContext } from "react";

/** The texts of a page. */
export const TextsContext = createContext<i18n | null>(null);

/**
 * The texts of the page that shows this view. A page's language does not change, and its texts are there before the
 * views that need them, so that nothing has to be watched.
 * @throws {Error} outside a page
 */
export function useTranslation(): i18n {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("There is no TextsContext around this view.");
  return texts;
}
