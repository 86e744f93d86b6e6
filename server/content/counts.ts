import type { ContentSource } from "./read";
import type { ContentUnit } from "./units";

/** The number of items of each kind, drafts included. */
export interface ContentCounts {
  courses: number;
  exams: number;
  series: number;
  webinars: number;
  templates: number;
  terms: number;
}

/**
 * Counts the items in a content folder.
 * @param kept courses and exams that were not read
 */
export const countContent = (
  { courses, exams, series, webinars, templates, glossary }: ContentSource,
  kept: readonly Pick<ContentUnit, "path">[] = [],
): ContentCounts => ({
  courses: courses.length + kept.filter(({ path }) => path.startsWith("courses/")).length,
  exams: exams.length + kept.filter(({ path }) => path.startsWith("exams/")).length,
  series: series.length,
  webinars: webinars.length,
  templates: templates.length,
  terms: glossary.length,
});
