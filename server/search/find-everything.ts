import { findDocuments, type Search } from "./find";
import type { SearchIndex } from "./search-index";

/** All but standalone lessons as courses: they are found as lessons, with all their texts. */
const types: Search["types"] = [
  "base",
  "educational",
  "lesson",
  "webinar",
  "exam",
  "glossaryTerm",
  "template",
  "question",
];

/** What matches of all kinds in one list, best first, and how much there is of each kind. */
export const findEverything = (
  index: SearchIndex,
  search: Pick<Search, "words" | "locales" | "shown" | "page" | "limit">,
) => findDocuments(index, { ...search, fallback: false, types });
