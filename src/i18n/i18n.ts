import type { i18n } from "i18next";
import { pseudoLanguage, type UiLanguage } from "./languages";
import type { texts as account } from "./locales/en/account";
import type { texts as accountAccounts } from "./locales/en/account-accounts";
import type { texts as accountAdministration } from "./locales/en/account-administration";
import type { texts as accountAudit } from "./locales/en/account-audit";
import type { texts as accountEmail } from "./locales/en/account-email";
import type { texts as accountImports } from "./locales/en/account-imports";
import type { texts as accountPasskeyUse } from "./locales/en/account-passkey-use";
import type { texts as accountPasskeys } from "./locales/en/account-passkeys";
import type { texts as accountPromoCodes } from "./locales/en/account-promo-codes";
import type { texts as accountProof } from "./locales/en/account-proof";
import type { texts as accountRatings } from "./locales/en/account-ratings";
import type { texts as accountRegistration } from "./locales/en/account-registration";
import type { texts as accountSessions } from "./locales/en/account-sessions";
import type { texts as accountSiteSettings } from "./locales/en/account-site-settings";
import type { texts as catalogue } from "./locales/en/catalogue";
import type { texts as catalogueLists } from "./locales/en/catalogue-lists";
import type { texts as cataloguePlus } from "./locales/en/catalogue-plus";
import type { texts as certificates } from "./locales/en/certificates";
import type { texts as certificatesAdministration } from "./locales/en/certificates-administration";
import type { texts as common } from "./locales/en/common";
import type { texts as courses } from "./locales/en/courses";
import type { texts as coursesLesson } from "./locales/en/courses-lesson";
import type { texts as coursesMyLearning } from "./locales/en/courses-my-learning";
import type { texts as coursesOnboarding } from "./locales/en/courses-onboarding";
import type { texts as coursesPlayer } from "./locales/en/courses-player";
import type { texts as coursesSeries } from "./locales/en/courses-series";
import type { texts as engagement } from "./locales/en/engagement";
import type { texts as engagementInbox } from "./locales/en/engagement-inbox";
import type { texts as engagementReports } from "./locales/en/engagement-reports";
import type { texts as exams } from "./locales/en/exams";
import type { texts as examsAttempt } from "./locales/en/exams-attempt";
import type { texts as examsList } from "./locales/en/exams-list";
import type { texts as library } from "./locales/en/library";
import type { texts as plan } from "./locales/en/plan";
import { createPageI18n } from "./page-i18n";
import { pseudoTexts } from "./pseudo";
import { type Namespace, namespaces } from "./translation";

type Texts = typeof account &
  typeof accountAccounts &
  typeof accountAdministration &
  typeof accountAudit &
  typeof accountEmail &
  typeof accountImports &
  typeof accountRegistration &
  typeof accountPasskeyUse &
  typeof accountPasskeys &
  typeof accountProof &
  typeof accountPromoCodes &
  typeof accountRatings &
  typeof accountSessions &
  typeof accountSiteSettings &
  typeof catalogue &
  typeof catalogueLists &
  typeof cataloguePlus &
  typeof certificates &
  typeof certificatesAdministration &
  typeof common &
  typeof courses &
  typeof coursesLesson &
  typeof coursesMyLearning &
  typeof coursesOnboarding &
  typeof coursesPlayer &
  typeof coursesSeries &
  typeof engagement &
  typeof engagementInbox &
  typeof engagementReports &
  typeof exams &
  typeof examsAttempt &
  typeof examsList &
  typeof library &
  typeof plan;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    // Texts are requested by key alone, regardless of their namespace.
    resources: { common: Texts };
  }
}

async function load(language: UiLanguage, namespace: Namespace): Promise<object> {
  if (language === pseudoLanguage) return pseudoTexts(await load("en", namespace));
  const { texts } = (await import(`./locales/${language}/${namespace}.ts`)) as { texts: object };
  return texts;
}

/** All texts of a language, by namespace. */
export const loadTexts = async (language: UiLanguage): Promise<Record<Namespace, object>> =>
  Object.fromEntries(
    await Promise.all(namespaces.map(async (namespace) => [namespace, await load(language, namespace)] as const)),
  ) as Record<Namespace, object>;

/**
 * A separate i18next instance for one language, with all its texts: for the server and for tests. Pages have an
 * instance that loads texts when it needs them (`page-i18n.ts`).
 */
export const createI18n = async (language: UiLanguage): Promise<i18n> =>
  createPageI18n(language, { texts: await loadTexts(language) });
