import { search } from "../../contract/catalogue/search";
import { definePage } from "../shared/define-page";
import { hitsOf } from "../shared/samples";
import { searchResultsScreen } from "./search-results.screen";

const asked = { call: search.search, replyFor: hitsOf };

export const searchResultsPage = definePage({
  screen: searchResultsScreen,
  path: "/academy/search/?search=links",
  calls: { loadHits: asked, refreshHits: asked, loadMore: asked },
});
