import { wordsFor } from "../shared/machine-words";
import type { noticesMachine } from "./notices";

export const noticesWords = wordsFor<typeof noticesMachine>()({
  events: {
    "notice.add": "something was done or has happened",
    "notice.dismiss": "the reader closes a notice",
    "toasts.hold": "the reader points at a notice or focuses it",
    "toasts.release": "the reader leaves the notices",
    "messages.open": "the reader opens the list of messages",
    "messages.close": "the reader closes the list of messages",
    "messages.clear": "the reader clears the messages",
    "page.opened": "the reader opens another page",
    "profile.settled": "it becomes known who is here",
  },
  guards: {
    isToast: "the page does not say it in place",
    isLastToast: "it is the only one shown",
    hasNone: "there are no messages",
  },
  actions: {
    keep: "add it to the messages",
    show: "show it for a moment",
    dismiss: "take it away and mark it as read",
    takeToastsAway: "take the notices away",
    markRead: "mark all as read",
    clear: "remove all messages",
  },
  delays: { reading: "the time to read a notice" },
  actors: {},
});
