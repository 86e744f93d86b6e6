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

/** English with accents and longer words, to find what is not translated or does not fit; not listed anywhere. */
export const pseudoLanguage = "en-XA";

export type UiLanguage = (typeof uiLanguages)[number] | typeof pseudoLanguage;

/** The interface language: the chosen one, otherwise that of the address. */
export const uiLanguageOf = (locale: ContentLocale, chosen?: string): UiLanguage =>
  chosen === pseudoLanguage ? pseudoLanguage : (uiLanguages.find((language) => language === chosen) ?? locale);

/** The language as documents declare it: there is one Chinese, in simplified characters (BCP 47). */
export const languageTag = (language: UiLanguage): string => (language === "zh" ? "zh-Hans" : language);

/** The cookie with the chosen interface language; read by the server. */
export const languageCookie = "academy_language";

/** The formats of dates and numbers. The specification defines those of the content languages (section 9; R32). */
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

/** Each language's name in itself; the first seven are from the specification (section 9). */
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

/** Each content language's name in itself. */
export const languageNames: Record<ContentLocale, string> = { ...uiLanguageNames };
