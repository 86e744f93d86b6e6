import type { SearchKind } from "../../../contract/catalogue/search";

/** The kinds of what the search finds, in display order, and the text that names all of a kind. */
export const kindLabels = {
  course: "sections.courses",
  lesson: "nav.lessons",
  webinar: "sections.webinars",
  exam: "nav.exams",
  "glossary-term": "sections.digitalMarketingGlossary",
  template: "sections.templates",
  question: "sections.faq",
} as const satisfies Record<SearchKind, string>;

/** In display order. */
export const searchKinds = Object.keys(kindLabels) as SearchKind[];
