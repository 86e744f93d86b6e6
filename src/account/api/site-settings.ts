import { type OwnSettings, siteSettings } from "../../../contract/account/site-settings";
import type { ContentLocale } from "../../../contract/primitives";
import type { Call } from "../../api/call";
import type { Keyed } from "../../api/query";

interface Asked {
  locale: ContentLocale;
}

export const siteSettingsService = (call: Call) => ({
  loadSiteSettings: ({ locale }: Asked) => call(siteSettings.read, { params: { locale } }),
  saveSiteSettings: ({ locale, key, ...body }: Asked & OwnSettings & { revision: string } & Keyed) =>
    call(siteSettings.save, { params: { locale }, body }, { key }),
});
