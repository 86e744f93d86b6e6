import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";

/**
 * The texts of the page that shows this view. A page's language does not change, and its texts are there before the
 * views that need them, so that nothing has to be watched: react-i18next's own hook makes a copy of the instance for
 * each view and subscribes it to changes, which takes a third of the time of a render.
 * @throws {Error} outside a page
 */
export function useTranslation(): i18n {
  const found = useContext(I18nContext) as { i18n: i18n } | undefined;
  if (!found) throw new Error("There is no I18nextProvider around this view.");
  return found.i18n;
}
