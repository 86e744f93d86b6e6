import { definePage } from "../shared/define-page";
import { appearanceScreen } from "./appearance.screen";

export const appearancePage = definePage({
  screen: appearanceScreen,
  path: "/academy/",
  region: ["footer fieldset:has([name='appearance'])"],
  calls: {},
  plays: { readScheme: "the choice is kept on the device, and no call is made" },
});
