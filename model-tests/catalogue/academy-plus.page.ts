import { plus } from "../../contract/catalogue/plus";
import { definePage } from "../shared/define-page";
import { academyPlusScreen } from "./academy-plus.screen";

export const academyPlusPage = definePage({
  screen: academyPlusScreen,
  path: "/academy/academy-plus/",
  calls: { loadPlus: plus.content, refreshPlus: plus.content },
});
