import { safeParse } from "zod/mini";
import { HomeSettings, site } from "../../../contract/catalogue/site";
import type { Failure } from "../../../contract/errors";
import type { Call } from "../../api/call";
import { inLocale, type Localized, queryOf } from "../../api/query";

export const siteService = (call: Call) => ({
  /** The settings that have a value, of one group or with one key (section 7). */
  loadSettings: async ({ locale, group, key }: Localized & { group?: string; key?: string }) => {
    const { data } = await call(site.settings, { params: inLocale(locale), query: queryOf({ group, key }) });
    return data.filter(({ value }) => value !== null);
  },
  /** The editors' settings of the home page. A value in another form is a malformed reply (R38). */
  loadHome: async ({ locale }: Localized): Promise<HomeSettings> => {
    const { data } = await call(site.settings, { params: inLocale(locale), query: { group: "home" } });
    const home = safeParse(HomeSettings, Object.fromEntries(data.map(({ key, value }) => [key, value])));
    if (!home.success) throw { code: "malformed", status: 200 } satisfies Failure;
    return home.data;
  },
  loadTerms: ({ locale }: Localized) => call(site.terms, { params: inLocale(locale) }),
  loadEventType: ({ slug }: { slug: string }) => call(site.eventType, { params: { slug } }),
});
