import { plus } from "../../../contract/catalogue/plus";
import type { Call } from "../../api/call";
import { inLocale, type Localized } from "../../api/query";

export const plusService = (call: Call) => ({
  /** The courses and series of academy-plus. */
  loadPlus: ({ locale }: Localized) => call(plus.content, { params: inLocale(locale) }),
});
