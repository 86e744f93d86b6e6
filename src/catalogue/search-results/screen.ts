import { searchResultsMachine } from "../../../machines/catalogue/search-results";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { searchResultsActors } from "../actors";
import { questionOf } from "./results-search";
import { SearchResultsPage } from "./SearchResultsPage";

export const screen = defineScreen({
  logic: (get) => searchResultsMachine.provide(searchResultsActors(get)),
  area: "search",
  View: SearchResultsPage,
  // No canonical address: search engines should list the results, not the search.
  head: ({ context: { words } }, t) => ({
    title: words.trim() === "" ? t("results.title") : t("results.titleOf", { words: words.trim() }),
  }),
});

/** Results per page (specification, section 9). */
const resultsPerPage = 10;

export const open = ({ locale, search }: Address): Opening => ({
  view: "search-results",
  texts: ["catalogue", "catalogue-lists"],
  key: `search-results ${locale}`,
  input: { locale, limit: resultsPerPage, ...questionOf(search) },
  onSearch: (changed) => ({ type: "address.changed", question: questionOf(changed) }),
});
