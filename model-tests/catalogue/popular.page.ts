import { search } from "../../contract/catalogue/search";
import type { PopularCard } from "../../machines/catalogue/popular";
import { definePage } from "../shared/define-page";
import { hitsOf } from "../shared/samples";
import { popularScreen } from "./popular.screen";

/** Courses as the search API finds them. */
const found = {
  call: search.api,
  replyFor: ({ data, total }: { data: PopularCard[]; total: number }) =>
    hitsOf({ data: data.map(({ id, title, url }) => ({ id, title, url })), total }).result,
};

export const popularPage = definePage({
  screen: popularScreen,
  path: "/academy/",
  region: ["main section[aria-busy]:not([aria-label])"],
  calls: { loadPopular: found, refreshCards: found, loadMore: found },
});
