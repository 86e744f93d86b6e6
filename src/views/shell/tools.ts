import { getI18n } from "react-i18next";
import { addTexts, type LaterPiece } from "../../i18n/i18n";

/** Fetches the code of a part together with its texts, those of what opens on any page: no page brings them along. */
export const withTexts =
  <T>(load: () => Promise<T>, piece: LaterPiece = "tools") =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), addTexts(getI18n(), [piece])]);
    return code;
  };
