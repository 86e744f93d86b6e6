import type { ContentLocale } from "../../contract/primitives";

/** Languages of the interface (R14); content exists in the first seven. */
export const uiLanguages = [
  "en",
  "es",
  "pt",
  "de",
  "it",
  "fr",
  "ja",
  "nl",
  "pl",
  "sv",
  "tr",
  "vi",
  "zh",
  "ko",
] as const;

/** English with accents and longer words, for finding what is not translated or does not fit; on no list. */
export const pseudoLanguage = "en-XA";

export type UiLanguage = (typeof uiLanguages)[number] | typeof pseudoLanguage;

/** The language of the interface: the one that somebody chose, or else that of the address. */
export const uiLanguageOf = (locale: ContentLocale, chosen?: string): UiLanguage =>
  chosen === pseudoLanguage ? pseudoLanguage : (uiLanguages.find((language) => language === chosen) ?? locale);

/** Holds the language of the interface where somebody chose one; read by the server. */
export const languageCookie = "academy_language";

/** How dates and numbers are written. Those of the content languages are the specification's (section 9; R32). */
export const formatLocales: Record<UiLanguage, string> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  pt: "pt-PT",
  de: "de-DE",
  it: "it-IT",
  ja: "ja-JP",
  nl: "nl-NL",
  pl: "pl-PL",
  sv: "sv-SE",
  tr: "tr-TR",
  vi: "vi-VN",
  zh: "zh-CN",
  ko: "ko-KR",
  "en-XA": "en-US",
};

/** What each language calls itself; the first seven as the specification has them (section 9). */
export const uiLanguageNames: Record<(typeof uiLanguages)[number], string> = {
  en: "English",
  es: "Español",
  pt: "Português (Brasil)",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
  ja: "日本語",
  nl: "Nederlands",
  pl: "Polski",
  sv: "Svenska",
  tr: "Türkçe",
  vi: "Tiếng Việt",
  zh: "简体中文",
  ko: "한국어",
};

/** What each content language calls itself. */
export const languageNames: Record<ContentLocale, string> = { ...uiLanguageNames };
