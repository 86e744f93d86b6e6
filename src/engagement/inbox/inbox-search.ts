import { type Filters, newMessages } from "../../../machines/engagement/feedback-inbox/context";
import { uiLanguages } from "../../i18n/languages";
import { storable } from "../../routes/storable";

const states: readonly Filters["state"][] = ["new", "done", "all"];

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? storable(String(value)) : "";

/** A page of this site, as the API accepts it. */
const pageForm = /^\/academy\/(?:[\w~-]+\/)*$/;

/** The filters that the query of an address asks for; what is unknown in it is dropped, not rejected. */
export function inboxFiltersOf(query: object): Filters {
  const { state, search, language, page } = query as Record<string, unknown>;
  const path = text(page);
  return {
    state: states.find((one) => one === state) ?? newMessages.state,
    search: [...text(search)].slice(0, 200).join(""),
    language: uiLanguages.find((one) => one === language) ?? null,
    page: path.length <= 2000 && pageForm.test(path) ? path : null,
  };
}
