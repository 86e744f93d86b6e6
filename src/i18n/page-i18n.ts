import i18next, { type FormatterModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { formatLocales, pseudoLanguage, type UiLanguage } from "./languages";
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

/** What each instance has, and where it finds what it does not have yet. */
const sourcesOf = new WeakMap<i18n, { added: Set<Namespace>; files: TextFiles }>();

/** i18next would search one namespace after the other for each text, so all texts are in one. */
function add(instance: i18n, namespace: Namespace, texts: object): void {
  instance.addResourceBundle(instance.language, "common", texts, true, false);
  sourcesOf.get(instance)?.added.add(namespace);
}

/** Numbers below have no separators in any language, so most pages need no format for them. */
const firstSeparated = 1000;

/** Numbers that name something instead of counting. */
const isName = (key: unknown): boolean => key === "id" || key === "line";

/** Texts are inserted as they are, and numbers as their language writes them: "50,054", "50.054". */
const insertsNumbers = (language: UiLanguage): FormatterModule => ({
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, _language, options) =>
    typeof value === "number" && value >= firstSeparated && !isName(options?.interpolationkey)
      ? new Intl.NumberFormat(formatLocales[language]).format(value)
      : (value as string),
});

/** How values are inserted into texts, also by a clone of an instance. */
export const interpolation = { escapeValue: false, alwaysFormat: true };

/** An i18next instance with the texts of a page, which it has without a request. */
export async function createPageI18n(language: UiLanguage, { texts, textFiles = {} }: PageTexts): Promise<i18n> {
  const instance = i18next.createInstance();
  sourcesOf.set(instance, { added: new Set(), files: textFiles });
  instance.use(insertsNumbers(language));
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ["common"],
    defaultNS: "common",
    resources: { [language]: {} },
    interpolation,
    returnNull: false,
  });
  for (const namespace of ["common", ...laterNamespaces] as const) {
    const own = texts[namespace];
    if (own) add(instance, namespace, own);
  }
  return instance;
}

async function load(instance: i18n, namespace: LaterNamespace): Promise<object> {
  const { texts } = (await import(/* @vite-ignore */ sourcesOf.get(instance)?.files[namespace] ?? "")) as {
    texts: object;
  };
  return instance.language === pseudoLanguage ? (await import("./pseudo")).pseudoTexts(texts) : texts;
}

/** Loads missing namespaces. @throws if one does not load */
export async function addTexts(instance: i18n, namespaces: readonly LaterNamespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !sourcesOf.get(instance)?.added.has(namespace));
  await Promise.all(missing.map(async (namespace) => add(instance, namespace, await load(instance, namespace))));
}
