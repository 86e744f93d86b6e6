import { searchResultsMachine } from "../../../machines/catalogue/search-results";
import { defineScreen } from "../../screens/screen";
import { searchResultsActors } from "../actors";
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
