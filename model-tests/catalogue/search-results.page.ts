import { search } from "../../contract/catalogue/search";
import { definePage } from "../shared/define-page";
import { everythingOf } from "../shared/samples";
import { searchResultsScreen } from "./search-results.screen";

const asked = { call: search.everything, replyFor: everythingOf };

export const searchResultsPage = definePage({
  screen: searchResultsScreen,
  path: "/academy/search/?search=links",
  calls: { loadHits: asked, refreshHits: asked, loadMore: asked },
});
