import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { pseudoLanguage, type UiLanguage } from "./languages";
import type { texts as account } from "./locales/en/account";
import type { texts as catalogue } from "./locales/en/catalogue";
import type { texts as catalogueLists } from "./locales/en/catalogue-lists";
import type { texts as certificates } from "./locales/en/certificates";
import type { texts as common } from "./locales/en/common";
import type { texts as courses } from "./locales/en/courses";
import type { texts as coursesLesson } from "./locales/en/courses-lesson";
import type { texts as coursesMyLearning } from "./locales/en/courses-my-learning";
import type { texts as coursesOnboarding } from "./locales/en/courses-onboarding";
import type { texts as coursesSeries } from "./locales/en/courses-series";
import type { texts as engagement } from "./locales/en/engagement";
import type { texts as exams } from "./locales/en/exams";
import type { texts as library } from "./locales/en/library";
import { type LaterNamespace, type LaterTexts, laterNamespaces } from "./translation";

type Texts = typeof account &
  typeof catalogue &
  typeof catalogueLists &
  typeof certificates &
  typeof common &
  typeof courses &
  typeof coursesLesson &
  typeof coursesMyLearning &
  typeof coursesOnboarding &
  typeof coursesSeries &
  typeof engagement &
  typeof exams &
  typeof library;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    // Texts are requested by key alone, regardless of their namespace.
    resources: { common: Texts };
  }
}

type Namespace = "common" | LaterNamespace;

async function load(language: UiLanguage, namespace: Namespace): Promise<object> {
  if (language === pseudoLanguage) {
    const [{ pseudoTexts }, texts] = await Promise.all([import("./pseudo"), load("en", namespace)]);
    return pseudoTexts(texts);
  }
  const { common, later } = (await import(`./locales/${language}/index.ts`)) as { common: object; later: LaterTexts };
  return namespace === "common" ? common : (await later[namespace]()).texts;
}

/** Loads missing namespaces. @throws if one does not load */
export async function addTexts(instance: i18n, namespaces: readonly LaterNamespace[]): Promise<void> {
  const language = instance.language as UiLanguage;
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) => instance.addResourceBundle(language, namespace, await load(language, namespace))),
  );
}

/** A separate i18next instance for one language, with all its texts. */
export async function createI18n(language: UiLanguage): Promise<i18n> {
  const instance = await createFirstI18n(language);
  await addTexts(instance, laterNamespaces);
  return instance;
}

/** The same with the texts that every first page needs. */
export async function createFirstI18n(language: UiLanguage): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    fallbackNS: [...laterNamespaces],
    resources: { [language]: { common: await load(language, "common") } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
