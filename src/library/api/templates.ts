import { templates } from "../../../contract/library/templates";
import type { Call } from "../../api/call";
import { inLocale, type Place, paramsOf, queryOf, withSignal } from "../../api/query";

interface List {
  locale: string;
  title: string;
  categories: readonly string[];
  page: number;
  limit: number;
}

export const templatesService = (call: Call) => ({
  loadTopics: async (locale: string) => (await call(templates.categories, { params: inLocale(locale) })).data,
  loadPage: ({ locale, ...asked }: List, signal?: AbortSignal) =>
    call(templates.list, { params: inLocale(locale), query: queryOf({ ...asked }) }, withSignal(signal)),
  loadTemplate: (place: Place) => call(templates.bySlug, { params: paramsOf(place) }),
});
