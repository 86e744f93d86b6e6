import type { TFunction } from "i18next";
import { sectionPath } from "../paths/paths";
import { type SectionKey, sectionOf } from "../paths/sections";
import type { Crumb } from "../ui/Breadcrumbs";

/** A section in the breadcrumbs; single lessons are called "Lessons" there (specification, section 2). */
export const sectionCrumb = (t: TFunction, section: SectionKey): Crumb => ({
  label: section === "standaloneCourses" ? t("nav.lessons") : t(`sections.${section}`),
  href: sectionPath(section),
});

/** The section of a course, by its address: standalone lessons have their own (R27). */
export const courseCrumb = (t: TFunction, url: string): Crumb => sectionCrumb(t, sectionOf(url).key);
