import { definePage } from "../shared/define-page";
import { failedPageScreen } from "./failed-page.screen";

export const failedPagePage = definePage({
  screen: failedPageScreen,
  path: "/academy/offline/",
  calls: {},
  never: { "": "with a network, only a page whose code fails shows it, and no address has such a page" },
  stays: { "reload.requested": "the browser would load the page again, and the machine with it" },
});
