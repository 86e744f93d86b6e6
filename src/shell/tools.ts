import { getI18n } from "react-i18next";
import { addTexts } from "../i18n/i18n";
import type { LaterNamespace } from "../i18n/translation";

/** Fetches the code of a part together with its texts, those of what opens on any page: no page brings them along. */
export const withTexts =
  <T>(load: () => Promise<T>, namespace: LaterNamespace) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), addTexts(getI18n(), [namespace])]);
    return code;
  };
