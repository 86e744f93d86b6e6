import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { pseudoLanguage, type UiLanguage } from "./languages";
import { type LaterNamespace, laterNamespaces, type Namespace } from "./translation";

/** Texts by namespace; every page has `common`. */
export type Texts = { common: object } & Partial<Record<Namespace, object>>;
/** The addresses of namespaces that a page does not have yet. */
export type TextFiles = Partial<Record<LaterNamespace, string>>;

/** What the first HTML says about its texts. */
export interface PageTexts {
  /** Those that the page shows. */
  texts: Texts;
  /** Where the others are. */
  textFiles?: TextFiles;
}

/** Where each instance finds the texts that it does not have yet. */
const filesOf = new WeakMap<i18n, TextFiles>();

/** An i18next instance with the texts of a page, which it has without a request. */
export async function createPageI18n(language: UiLanguage, { texts, textFiles = {} }: PageTexts): Promise<i18n> {
  const instance = i18next.createInstance();
  filesOf.set(instance, textFiles);
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    fallbackNS: [...laterNamespaces],
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

async function load(instance: i18n, namespace: LaterNamespace): Promise<object> {
  const { texts } = (await import(/* @vite-ignore */ filesOf.get(instance)?.[namespace] ?? "")) as { texts: object };
  return instance.language === pseudoLanguage ? (await import("./pseudo")).pseudoTexts(texts) : texts;
}

/** Loads missing namespaces. @throws if one does not load */
export async function addTexts(instance: i18n, namespaces: readonly LaterNamespace[]): Promise<void> {
  const { language } = instance;
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => instance.addResourceBundle(language, namespace, await load(instance, namespace))),
  );
}
