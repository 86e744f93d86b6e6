import { getI18n } from "react-i18next";
import { addTexts } from "../i18n/page-i18n";
import type { LaterNamespace } from "../i18n/translation";

/** Loads a part's code together with its texts: since it opens on any page, no page includes them. */
export const withTexts =
  <T>(load: () => Promise<T>, ...namespaces: LaterNamespace[]) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), addTexts(getI18n(), namespaces)]);
    return code;
  };
