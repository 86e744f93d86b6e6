import { glossary } from "../../../contract/library/glossary";
import type { Call } from "../../api/call";
import { type ContentRef, inLocale, type Localized, paramsOf } from "../../api/query";

export const glossaryService = (call: Call) => ({
  /** Every term, in the language's order. */
  loadTerms: async ({ locale }: Localized) => (await call(glossary.list, { params: inLocale(locale) })).data,
  loadTerm: (ref: ContentRef) => call(glossary.bySlug, { params: paramsOf(ref) }),
});
