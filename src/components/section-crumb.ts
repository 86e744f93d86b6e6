import type { TFunction } from "i18next";
import { sectionPath } from "../paths/paths";
import { type SectionKey, sectionOf } from "../paths/sections";
import type { Crumb } from "../ui/Breadcrumbs";

/** A section on the way to a page; single lessons are called "Lessons" there (specification, section 2). */
export const sectionCrumb = (t: TFunction, section: SectionKey): Crumb => ({
  label: section === "standaloneCourses" ? t("nav.lessons") : t(`sections.${section}`),
  href: sectionPath(section),
});

/** The section that a course stands in, by its address: those of one lesson have their own (R27). */
export const courseCrumb = (t: TFunction, url: string): Crumb => sectionCrumb(t, sectionOf(url).key);
