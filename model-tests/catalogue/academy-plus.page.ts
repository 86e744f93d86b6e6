import { session } from "../../contract/account/session";
import { plus } from "../../contract/catalogue/plus";
import { editor, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { academyPlusScreen } from "./academy-plus.screen";

export const academyPlusPage = definePage({
  screen: academyPlusScreen,
  path: "/academy/academy-plus/",
  calls: { loadPlus: plus.content, refreshPlus: plus.content },
  // Only staff have this page (R56).
  answers: () => [
    [session.profile, { userProfile: profileOf(9, { permissions: editor.permissions }), specialRights: false }],
  ],
});
