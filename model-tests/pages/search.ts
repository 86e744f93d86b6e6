import { search } from "../../contract/search";
import { definePage } from "../drivers/page-tests";
import { searchScreen } from "../screens/search";
import { hitsOf } from "../shared/samples";

export const searchPage = definePage({
  screen: searchScreen,
  path: "/academy/terms/",
  region: ["header form[role='search']"],
  calls: { loadSuggestions: { call: search.search, replyFor: hitsOf } },
  // Its code is fetched when somebody goes into the field: by its key, which is the same in every language.
  opens: (hands) => hands.key("/"),
});
