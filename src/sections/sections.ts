import type { AllowedLanguages, SectionLanguages } from "../../machines/session/locale-gate";
import { localeOfHost } from "../i18n/locale";

/** A section of the site: what it is called in code, where it lives, which languages it exists in (R27). */
export interface Section {
  key: "academy" | "courses" | "certification" | "series" | "onboardingSEO";
  /** Under `/academy/`, without slashes; null for the home. */
  path: string | null;
  theme: "light" | "dark" | "series" | "academyPlus";
  showLanguageChange: boolean;
  languages: SectionLanguages;
}

const all: AllowedLanguages = { en: true, es: true, pt: true, it: true, fr: true, de: true, ja: true };

/** academy, courses and certification exist in all seven languages (specification, section 4). */
const inAllLanguages: SectionLanguages = { allowed: all, byPermission: [], specialRights: {}, redirect: null };

const inEnglish: SectionLanguages = { allowed: { en: true }, byPermission: [], specialRights: {}, redirect: null };

/** Students read series in English; editors and administrators read all seven languages (R10). */
const ofSeries: SectionLanguages = {
  ...inEnglish,
  byPermission: [
    { permission: "academy.admin", allowed: all },
    { permission: "academy.courses.edit", allowed: all },
  ],
};

export const sections: Record<Section["key"], Section> = {
  academy: { key: "academy", path: null, theme: "light", showLanguageChange: true, languages: inAllLanguages },
  courses: { key: "courses", path: "courses", theme: "light", showLanguageChange: true, languages: inAllLanguages },
  certification: {
    key: "certification",
    path: "certification",
    theme: "light",
    showLanguageChange: true,
    languages: inAllLanguages,
  },
  series: { key: "series", path: "series", theme: "series", showLanguageChange: false, languages: ofSeries },
  onboardingSEO: {
    key: "onboardingSEO",
    path: "onboarding/seo",
    theme: "light",
    showLanguageChange: true,
    languages: inEnglish,
  },
};

/** The section that a path belongs to; pages of no section of their own belong to the academy. */
export const sectionOf = (path: string): Section =>
  Object.values(sections).find((section) => section.path !== null && path.startsWith(`/academy/${section.path}/`)) ??
  sections.academy;

/** Whether a section is shown in the series' dark styling, whatever the learner's own light or dark (R46). */
export const isStyledAsSeries = ({ theme }: Section): boolean => theme !== "light";

/** The address of the same page in English: `www` stands for it among the hosts (R30, R32). */
function inEnglishAt(address: string): string {
  const url = new URL(address);
  if (localeOfHost(url.host) !== "en") url.host = url.host.replace(/^[^.]+/, "www");
  return url.href;
}

/** The languages of the page at an absolute address. Where it does not exist in one, its English page takes over. */
export const languagesAt = (address: string): SectionLanguages => ({
  ...sectionOf(new URL(address).pathname).languages,
  redirect: { url: inEnglishAt(address), locale: "en" },
});
