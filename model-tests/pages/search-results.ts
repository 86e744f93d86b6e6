import { search } from "../../contract/search";
import { definePage } from "../drivers/page-tests";
import { searchResultsScreen } from "../screens/search-results";
import { hitsOf } from "../shared/samples";

const asked = { call: search.search, replyFor: hitsOf };

export const searchResultsPage = definePage({
  screen: searchResultsScreen,
  path: "/academy/search/?search=links",
  calls: { loadHits: asked, loadMore: asked },
});
