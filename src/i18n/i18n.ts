import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { pseudoLanguage, type UiLanguage } from "./languages";
import type { texts as account } from "./locales/en/account";
import type { texts as certificates } from "./locales/en/certificates";
import type { texts as common } from "./locales/en/common";
import type { texts as exam } from "./locales/en/exam";
import type { texts as finding } from "./locales/en/finding";
import type { texts as lesson } from "./locales/en/lesson";
import type { texts as library } from "./locales/en/library";
import type { texts as series } from "./locales/en/series";
import type { texts as tools } from "./locales/en/tools";
import { type LaterPiece, type LaterTexts, laterPieces } from "./translation";

type Texts = typeof account &
  typeof certificates &
  typeof common &
  typeof exam &
  typeof finding &
  typeof lesson &
  typeof library &
  typeof series &
  typeof tools;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    // Texts are asked for by their keys alone, wherever they come from.
    resources: { common: Texts };
  }
}

type Piece = "common" | LaterPiece;

async function load(language: UiLanguage, piece: Piece): Promise<object> {
  if (language === pseudoLanguage) {
    const [{ pseudoTexts }, texts] = await Promise.all([import("./pseudo"), load("en", piece)]);
    return pseudoTexts(texts);
  }
  const { common, later } = (await import(`./locales/${language}/index.ts`)) as { common: object; later: LaterTexts };
  return piece === "common" ? common : (await later[piece]()).texts;
}

/** Fetches what is missing of some pieces. @throws where it does not arrive */
export async function addTexts(instance: i18n, pieces: readonly LaterPiece[]): Promise<void> {
  const language = instance.language as UiLanguage;
  const missing = pieces.filter((piece) => !instance.hasResourceBundle(language, piece));
  await Promise.all(
    missing.map(async (piece) => instance.addResourceBundle(language, piece, await load(language, piece))),
  );
}

/** An i18next instance of its own for one language, with all its texts. */
export async function createI18n(language: UiLanguage): Promise<i18n> {
  const instance = await createFirstI18n(language);
  await addTexts(instance, laterPieces);
  return instance;
}

/** The same with the texts that every first page needs. */
export async function createFirstI18n(language: UiLanguage): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    fallbackNS: [...laterPieces],
    resources: { [language]: { common: await load(language, "common") } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
