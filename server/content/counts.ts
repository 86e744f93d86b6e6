import type { ContentSource } from "./read";

/** How many things of a kind there are, drafts included. */
export interface ContentCounts {
  courses: number;
  exams: number;
  series: number;
  webinars: number;
  templates: number;
  terms: number;
}

/** Counts what a content folder holds. */
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
