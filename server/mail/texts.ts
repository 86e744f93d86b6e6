import type { uiLanguages } from "../../src/i18n/languages";
import type { MailTexts } from "./mail-texts";
import { texts as de } from "./texts/de";
import { texts as en } from "./texts/en";
import { texts as es } from "./texts/es";
import { texts as fr } from "./texts/fr";
import { texts as it } from "./texts/it";
import { texts as ja } from "./texts/ja";
import { texts as ko } from "./texts/ko";
import { texts as nl } from "./texts/nl";
import { texts as pl } from "./texts/pl";
import { texts as pt } from "./texts/pt";
import { texts as sv } from "./texts/sv";
import { texts as tr } from "./texts/tr";
import { texts as vi } from "./texts/vi";
import { texts as zh } from "./texts/zh";

/** All of them: a few kilobytes, and any mail may be in any language. */
const byLanguage: Record<(typeof uiLanguages)[number], MailTexts> = {
  en,
  es,
  pt,
  de,
  it,
  fr,
  ja,
  nl,
  pl,
  sv,
  tr,
  vi,
  zh,
  ko,
};

/** The texts in a language of the interface; English for any other. */
export const mailTexts = (language: string): MailTexts => new Map(Object.entries(byLanguage)).get(language) ?? en;
