import { faq } from "../../contract/faq";
import type { Call } from "./call";
import { inLocale } from "./query";

export const faqService = (call: Call) => ({
  loadGroups: async (locale: string) => (await call(faq.list, { params: inLocale(locale) })).data,
});
