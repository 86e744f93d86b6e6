import type { SearchKind } from "../../../contract/catalogue/search";
import type { Question } from "../../../machines/catalogue/search-results";
import { validateListSearch } from "../../routes/list-search";
import { searchKinds } from "./search-kinds";

/** What addresses had for a kind when the page searched one application at a time. */
const kindOfApp: Partial<Record<string, SearchKind>> = { webinars: "webinar", glossary: "glossary-term" };

/** What the query of an address asks for; what is unknown in it is dropped, not rejected. */
export function questionOf(query: Record<string, unknown>): Question {
  const { kind, app } = query;
  const former = typeof app === "string" ? kindOfApp[app] : undefined;
  return {
    words: validateListSearch(query).search ?? "",
    kind: searchKinds.find((one) => one === kind) ?? former ?? null,
  };
}
