import { contentLocales } from "../../../contract/primitives";
import { siteSettingsMachine } from "../../../machines/account/site-settings";
import type { Address, Opening } from "../../routes/page-route";
import { storable } from "../../routes/storable";
import { defineScreen } from "../../screens/screen";
import { siteSettingsActors } from "../site-settings-actors";
import { SiteSettingsPage } from "./SiteSettingsPage";

export const screen = defineScreen({
  logic: (get) => siteSettingsMachine.provide(siteSettingsActors(get)),
  area: "siteSettings",
  View: SiteSettingsPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.sections.settings") }),
});

export const open = ({ search, locale }: Address): Opening => {
  // Without one, the address is about the language of its host.
  const languageOf = ({ language }: Record<string, unknown>) =>
    typeof language === "string" ? storable(language).slice(0, 20) : locale;
  return {
    view: "administration",
    texts: ["account-administration", "account-site-settings"],
    key: "administration settings",
    input: { language: languageOf(search), languages: contentLocales },
    onSearch: (changed) => ({ type: "address.changed", language: languageOf(changed) }),
  };
};
