import { search } from "../../contract/catalogue/search";
import { definePage } from "../shared/define-page";
import { everythingOf } from "../shared/samples";
import { searchScreen } from "./search.screen";

export const searchPage = definePage({
  screen: searchScreen,
  path: "/academy/terms/",
  region: ["header form[role='search']"],
  calls: { loadSuggestions: { call: search.everything, replyFor: everythingOf } },
  // Its code loads on focus: focus it with its shortcut, which is the same in every language.
  opens: (user) => user.key("/"),
});
