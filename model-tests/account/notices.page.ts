import { definePage } from "../shared/define-page";
import { dialog, dismiss, noticesScreen } from "./notices.screen";

/** The footer's button; the bell in the header has the same name once everything is read, and does the same. */
const messages = ["button", "Messages", 0] as const;

const { "toasts.hold": _hold, "toasts.release": _release, ...byHand } = noticesScreen.does;

export const noticesPage = definePage({
  screen: {
    ...noticesScreen,
    does: { ...byHand, "messages.open": (user) => user.press(...messages) },
    // The pointer and the focus stay where a step has left them, and toasts come and go below: by themselves, they would
    // hold the toasts at other times than planned.
    world: [...noticesScreen.world, "toasts.hold", "toasts.release"],
    ignores: [...noticesScreen.ignores, { role: "link", name: "Sign in", why: "is of the account" }],
    sees: {
      ...noticesScreen.sees,
      // Without messages there is no bell, but a button in the footer with its name.
      "notices.quiet": async (user, snapshot) =>
        snapshot.context.messages.length > 0
          ? noticesScreen.sees["notices.quiet"]?.(user, snapshot)
          : user.expectAbsent(dialog, dismiss, { role: "list" }),
    },
  },
  path: "/academy/",
  region: [
    "header :has(> button[aria-label^='Messages'])",
    "footer li:has(> [data-shortcut='messages'])",
    "footer ~ * [role='status']",
    "[role='dialog']",
  ],
  calls: {},
});
