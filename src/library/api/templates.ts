import { templates } from "../../../contract/library/templates";
import type { Call } from "../../api/call";
import { type ContentRef, inLocale, type Localized, paramsOf, queryOf } from "../../api/query";

interface List extends Localized {
  title: string;
  categories: readonly string[];
  page: number;
  limit: number;
}

export const templatesService = (call: Call) => ({
  loadTopics: async ({ locale }: Localized) => (await call(templates.categories, { params: inLocale(locale) })).data,
  loadPage: ({ locale, ...asked }: List) =>
    call(templates.list, { params: inLocale(locale), query: queryOf({ ...asked }) }),
  loadTemplate: (ref: ContentRef) => call(templates.bySlug, { params: paramsOf(ref) }),
});
