import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { en } from "./locales/en";

export type Texts = typeof en;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Texts;
  }
}

/** UI languages that texts exist in; another one reads English until its texts are there (R52). */
export const uiLanguages = ["en"] as const;
export type UiLanguage = (typeof uiLanguages)[number];

export const uiLanguageOf = (locale: string): UiLanguage => uiLanguages.find((language) => language === locale) ?? "en";

const loaders: Record<UiLanguage, () => Promise<Texts>> = {
  en: async () => (await import("./locales/en")).en,
};

/** An i18next instance of its own for one language, its texts loaded. */
export async function createI18n(language: UiLanguage): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    resources: { [language]: await loaders[language]() },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
