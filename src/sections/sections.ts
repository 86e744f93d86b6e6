import type { AllowedLanguages, SectionLanguages } from "../../machines/session/locale-gate";

/** A section of the site: what it is called in code, where it lives, which languages it exists in (R27). */
export interface Section {
  key: "academy" | "courses" | "certification";
  /** Under `/academy/`, without slashes; null for the home. */
  path: string | null;
  theme: "light" | "dark" | "series" | "academyPlus";
  showLanguageChange: boolean;
  languages: SectionLanguages;
}

const all: AllowedLanguages = { en: true, es: true, pt: true, it: true, fr: true, de: true, ja: true };

/** academy, courses and certification exist in all seven languages (specification, section 4). */
const inAllLanguages: SectionLanguages = { allowed: all, byPermission: [], specialRights: {}, redirect: null };

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
};

/** The section that a path belongs to; pages of no section of their own belong to the academy. */
export const sectionOf = (path: string): Section =>
  Object.values(sections).find((section) => section.path !== null && path.startsWith(`/academy/${section.path}/`)) ??
  sections.academy;
