import { definePage } from "../shared/define-page";
import { shortcutsScreen } from "./shortcuts.screen";

export const shortcutsPage = definePage({
  screen: {
    ...shortcutsScreen,
    does: { ...shortcutsScreen.does, "list.open": (user) => user.press("button", "Keyboard shortcuts") },
  },
  path: "/academy/",
  region: ["footer li:has(> button:not([data-shortcut]))", "[role='dialog']"],
  calls: {},
  plays: {
    readSwitch: "the switch is kept on the device, and no call is made",
    watchKeys: "keys are events of their own",
  },
});
