import { search } from "../../contract/catalogue/search";
import { definePage } from "../drivers/page-tests";
import { hitsOf } from "../shared/samples";
import { searchScreen } from "./search.screen";

export const searchPage = definePage({
  screen: searchScreen,
  path: "/academy/terms/",
  region: ["header form[role='search']"],
  calls: { loadSuggestions: { call: search.search, replyFor: hitsOf } },
  // Its code is fetched when somebody goes into the field: by its key, which is the same in every language.
  opens: (hands) => hands.key("/"),
});
