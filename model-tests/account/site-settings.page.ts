import { siteSettings } from "../../contract/account/site-settings";
import { definePage } from "../shared/define-page";
import { siteSettingsScreen } from "./site-settings.screen";

export const siteSettingsPage = definePage({
  screen: siteSettingsScreen,
  path: "/academy/administration/settings/",
  calls: {
    loadSiteSettings: siteSettings.read,
    refreshSettings: siteSettings.read,
    compareSettings: siteSettings.read,
    saveSiteSettings: siteSettings.save,
  },
});
