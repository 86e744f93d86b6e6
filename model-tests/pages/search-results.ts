import { search } from "../../contract/search";
import { definePage } from "../drivers/page-tests";
import { hitsOf } from "../flows/samples";
import { searchResultsScreen } from "../screens/search-results";

const asked = { call: search.search, replyFor: hitsOf };

export const searchResultsPage = definePage({
  screen: searchResultsScreen,
  path: "/academy/search/?search=links",
  calls: { loadHits: asked, loadMore: asked },
});
