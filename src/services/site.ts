import { site } from "../../contract/site";
import type { Call } from "./call";
import { inLocale, queryOf } from "./query";

export const siteService = (call: Call) => ({
  /** The settings that have a value, of one group or with one key (section 7). */
  loadSettings: async ({ locale, group, key }: { locale: string; group?: string; key?: string }) => {
    const { data } = await call(site.settings, { params: inLocale(locale), query: queryOf({ group, key }) });
    return data.filter(({ value }) => value !== null);
  },
  loadTerms: (locale: string) => call(site.terms, { params: inLocale(locale) }),
  loadEventType: (slug: string) => call(site.eventType, { params: { slug } }),
});
