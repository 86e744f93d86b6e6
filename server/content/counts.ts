import type { ContentSource } from "./read";

/** The number of items of each kind, drafts included. */
export interface ContentCounts {
  courses: number;
  exams: number;
  series: number;
  webinars: number;
  templates: number;
  terms: number;
}

/** Counts the items in a content folder. */
export const countContent = ({
  courses,
  exams,
  series,
  webinars,
  templates,
  glossary,
}: ContentSource): ContentCounts => ({
  courses: courses.length,
  exams: exams.length,
  series: series.length,
  webinars: webinars.length,
  templates: templates.length,
  terms: glossary.length,
});
