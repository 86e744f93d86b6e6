import type { ContentLocale } from "../../contract/primitives";
import { type AllowedLanguages, allowedLanguages, type SectionLanguages } from "../../machines/account/locale-gate";
import { languageNames } from "../i18n/languages";
import { addressIn, contentLocales, localeOfHost } from "../i18n/locale";
import { type RedirectTarget, resolveTarget } from "./redirect-target";

/** The sections of the site by name (specification, section 2). */
export type SectionKey =
  | "academy"
  | "academyPlus"
  | "advertising"
  | "agencyPartnersExams"
  | "certification"
  | "contentMarketing"
  | "digitalMarketing"
  | "courses"
  | "education"
  | "faq"
  | "marketingAnalytics"
  | "semrushTools"
  | "socialMedia"
  | "seo"
  | "series"
  | "standaloneCourses"
  | "webinars"
  | "career"
  | "aiCourses"
  | "digitalMarketingGlossary"
  | "templates"
  | "onboardingSEO";

/** A section: its path, its theme, and its languages (specification, section 3; R27). */
export interface Section {
  key: SectionKey;
  /** Under `/academy/`, without slashes; empty for the home page, null for a section without a page (R27). */
  path: string | null;
  theme: "light" | "dark" | "series" | "academyPlus";
  /** The topic of its courses, if it shows those of one topic. */
  topic: string | null;
  allowedLanguages: AllowedLanguages;
  /** Layers for the first permission that the account has, and for special rights (section 6). */
  byPermission: SectionLanguages["byPermission"];
  specialRights: AllowedLanguages;
  showLanguageChange: boolean;
  /** The redirect target for a language that is not allowed; if omitted, the same page in English. */
  redirectTarget: RedirectTarget | null;
}

const all: AllowedLanguages = { en: true, es: true, pt: true, it: true, fr: true, de: true, ja: true };
const english: AllowedLanguages = { en: true };
const withoutJapanese: AllowedLanguages = { en: true, es: true, pt: true, de: true, fr: true, it: true };

/** The defaults of a section: without languages of its own, it has those of the courses (R25). */
const defaults: Omit<Section, "key" | "path"> = {
  theme: "light",
  topic: null,
  allowedLanguages: all,
  byPermission: [],
  specialRights: {},
  showLanguageChange: true,
  redirectTarget: null,
};

/** Administrators and editors work on content that others do not see yet (R10). */
const forEditors = (allowed: AllowedLanguages): SectionLanguages["byPermission"] => [
  { permission: "academy.admin", allowed },
  { permission: "academy.courses.edit", allowed },
];

const described: Record<SectionKey, Pick<Section, "path"> & Partial<typeof defaults>> = {
  academy: { path: "" },
  courses: { path: "courses" },
  advertising: { path: "courses/advertising", topic: "advertising" },
  career: { path: "courses/career", topic: "career" },
  contentMarketing: { path: "courses/content-marketing", topic: "content-marketing" },
  digitalMarketing: { path: "courses/digital-marketing", topic: "digital-marketing" },
  aiCourses: { path: "courses/ai", topic: "ai", allowedLanguages: english },
  marketingAnalytics: { path: "courses/marketing-analytics", topic: "marketing-analytics" },
  seo: { path: "courses/seo", topic: "seo", allowedLanguages: { en: true, es: true } },
  semrushTools: { path: "courses/semrush-tools", topic: "semrush-tools" },
  socialMedia: { path: "courses/social-media", topic: "social-media" },
  // A standalone lesson's own page has a different path; both are English (R27).
  standaloneCourses: { path: "lessons", allowedLanguages: english },
  // Students read series in English; editors and administrators read all seven languages (R10).
  series: {
    path: "series",
    theme: "series",
    allowedLanguages: english,
    byPermission: forEditors(all),
    showLanguageChange: false,
  },
  webinars: { path: "webinars", allowedLanguages: withoutJapanese },
  certification: { path: "certification" },
  agencyPartnersExams: { path: "agency-partners-exams" },
  education: { path: "semrush-for-education", allowedLanguages: withoutJapanese },
  digitalMarketingGlossary: { path: "digital-marketing-glossary" },
  templates: { path: "templates" },
  onboardingSEO: {
    path: "onboarding/seo",
    allowedLanguages: english,
    redirectTarget: { url: "/academy/onboarding/seo/", localeTarget: "en" },
  },
  faq: { path: "faq" },
  // Disabled by default; administrators and editors read it in English (section 4, R56).
  academyPlus: {
    path: "academy-plus",
    theme: "academyPlus",
    allowedLanguages: { en: false },
    byPermission: forEditors(english),
  },
};

export const sections = Object.fromEntries(
  Object.entries(described).map(([key, own]) => [key, { ...defaults, key, ...own }]),
) as Record<SectionKey, Section>;

/** Sections of one topic, which take precedence over a course with that name (R28). */
export const topicSections: readonly Section[] = Object.values(sections).filter(({ topic }) => topic !== null);

/** Where single lessons have their pages; their section lists them (R27). */
export const standalonePages = "/academy/standalone-courses/";
const byLength = Object.values(sections)
  .filter(({ path }) => path)
  .sort((a, b) => (b.path ?? "").length - (a.path ?? "").length);

/** The section that a path belongs to, the most specific one; pages outside of all sections belong to the academy. */
export const sectionOf = (path: string): Section =>
  path.startsWith(standalonePages)
    ? sections.standaloneCourses
    : (byLength.find((one) => path.startsWith(`/academy/${one.path}/`)) ?? sections.academy);

/** Whether a section has the series' dark theme, regardless of the learner's own mode (R46). */
export const isStyledAsSeries = ({ theme }: Section): boolean => theme !== "light";

/** The languages of the page at an absolute address. */
export function languagesAt(address: string): SectionLanguages {
  const {
    allowedLanguages: allowed,
    byPermission,
    specialRights,
    redirectTarget,
  } = sectionOf(new URL(address).pathname);
  const redirect = redirectTarget
    ? resolveTarget(redirectTarget, address)
    : { url: addressIn("en", address) ?? address, locale: "en" };
  return { allowed, byPermission, specialRights, redirect };
}

/** Whether anyone may read the page at an absolute address, whatever the account; others are kept from search (R69). */
export const isForEveryone = (address: string): boolean =>
  allowedLanguages(languagesAt(address), null, false)[localeOfHost(new URL(address).host)] === true;

/** One language of a section: its name and the page in it (specification, section 3). */
export interface LanguageLink {
  value: ContentLocale;
  title: string;
  link: string;
}

/**
 * The languages in which anyone may read a page, with its address in each; none if the host has only one (R30).
 * @param address absolute, of the page
 */
export function languageLinks(address: string): LanguageLink[] {
  const allowed = allowedLanguages(languagesAt(address), null, false);
  return contentLocales.flatMap((value) => {
    const link = allowed[value] ? addressIn(value, address) : null;
    return link ? [{ value, title: languageNames[value], link }] : [];
  });
}

/** The page in its other languages for search engines; English is also the default for unknown ones. */
export function alternatesOf(address: string): { hreflang: string; href: string }[] {
  const links = languageLinks(address).map(({ value, link }) => ({ hreflang: value as string, href: link }));
  const [english] = links.filter(({ hreflang }) => hreflang === "en");
  return english ? [...links, { hreflang: "x-default", href: english.href }] : links;
}
