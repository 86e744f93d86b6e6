import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { en } from "./locales/en";
import type { pages } from "./locales/en.pages";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    // Texts are asked for by their keys alone, wherever they come from.
    resources: { common: typeof en.common & typeof pages };
  }
}

/** UI languages that texts exist in; another one reads English until its texts are there (R52). */
export const uiLanguages = ["en"] as const;
export type UiLanguage = (typeof uiLanguages)[number];

export const uiLanguageOf = (locale: string): UiLanguage => uiLanguages.find((language) => language === locale) ?? "en";

interface Loaders {
  /** What every first page needs. */
  common: () => Promise<typeof en.common>;
  /** What the other pages need besides. */
  pages: () => Promise<typeof pages>;
}
const loaders: Record<UiLanguage, Loaders> = {
  en: {
    common: async () => (await import("./locales/en")).en.common,
    pages: async () => (await import("./locales/en.pages")).pages,
  },
};

/** Fetches what a first page did without. @throws where it does not arrive */
export async function addPageTexts(instance: i18n): Promise<void> {
  const language = instance.language as UiLanguage;
  if (!instance.hasResourceBundle(language, "pages"))
    instance.addResourceBundle(language, "pages", await loaders[language].pages());
}

/** An i18next instance of its own for one language, with all its texts. */
export async function createI18n(language: UiLanguage): Promise<i18n> {
  const instance = await createFirstI18n(language);
  await addPageTexts(instance);
  return instance;
}

/** The same with the texts that every first page needs. */
export async function createFirstI18n(language: UiLanguage): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    fallbackNS: "pages",
    resources: { [language]: { common: await loaders[language].common() } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
