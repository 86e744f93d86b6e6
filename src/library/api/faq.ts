import { faq } from "../../../contract/library/faq";
import type { Call } from "../../api/call";
import { inLocale } from "../../api/query";

export const faqService = (call: Call) => ({
  loadGroups: async (locale: string) => (await call(faq.list, { params: inLocale(locale) })).data,
});
