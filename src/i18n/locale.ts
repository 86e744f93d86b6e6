import type { ContentLocale } from "../../contract/primitives";

// Not taken from the contract: that would bring its validator into the first load.
const contentLocales: readonly ContentLocale[] = ["en", "es", "pt", "de", "it", "fr", "ja"];

/**
 * The content language of a host name: its first label; `www`, an unknown label, an address and a bare name are English
 * (specification, section 1; R32). The port does not matter.
 */
export function localeOfHost(host: string): ContentLocale {
  const [label, ...domain] = host.toLowerCase().split(":")[0]?.split(".") ?? [];
  return contentLocales.find((locale) => locale === label && domain.length > 0) ?? "en";
}

/** Format locale of each host label (specification, section 9); pt is pt-PT though its name says Brasil (R32). */
export const formatLocales: Record<ContentLocale, string> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  pt: "pt-PT",
  de: "de-DE",
  it: "it-IT",
  ja: "ja-JP",
};

/** What each language calls itself (specification, section 9). */
export const languageNames: Record<ContentLocale, string> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português (Brasil)",
  it: "Italiano",
  ja: "日本語",
};
