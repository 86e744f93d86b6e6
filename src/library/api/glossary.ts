import { glossary } from "../../../contract/library/glossary";
import type { Call } from "../../api/call";
import { inLocale, type Place, paramsOf } from "../../api/query";

export const glossaryService = (call: Call) => ({
  /** Every term, in the language's order. */
  loadTerms: async (locale: string) => (await call(glossary.list, { params: inLocale(locale) })).data,
  loadTerm: (place: Place) => call(glossary.bySlug, { params: paramsOf(place) }),
});
