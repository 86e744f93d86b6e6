import { faq } from "../../../contract/library/faq";
import type { Call } from "../../api/call";
import { inLocale, type Localized } from "../../api/query";

export const faqService = (call: Call) => ({
  loadGroups: async ({ locale }: Localized) => (await call(faq.list, { params: inLocale(locale) })).data,
});
