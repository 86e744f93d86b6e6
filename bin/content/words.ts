import type { ContentError } from "../../server/content/check-folder";
import type { ContentCounts } from "../../server/content/counts";
import { problemText } from "../../server/content/source";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** How much content there is: `2 courses, 1 exam, …`. */
export const amountText = ({ courses, exams, series, webinars, templates, terms }: ContentCounts): string =>
  [
    count(courses, "course", "courses"),
    count(exams, "exam", "exams"),
    count(series, "series", "series"),
    count(webinars, "webinar", "webinars"),
    count(templates, "template", "templates"),
    count(terms, "glossary term", "glossary terms"),
  ].join(", ");

/** All problems, one per line with file and line, and their number. */
export const problemsText = ({ problems }: ContentError): string =>
  [...problems.map(problemText), "", `${count(problems.length, "problem", "problems")}.`].join("\n");
