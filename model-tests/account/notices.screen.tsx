import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { noticesMachine } from "../../machines/account/notices";
import { MessagesBell, Notices } from "../../src/shell/Notices";
import { WithSession } from "../shared/stub-actors";
import { noticesFlow, page } from "./notices.model";

type Snapshot = SnapshotFrom<typeof noticesMachine>;
const texts = { enrolled: "You are enrolled.", courseLeft: "You have left the course." };
const dialog: Sign = { role: "dialog", name: "Messages" };
const none = "Nothing has been said yet.";
const clear: Sign = { role: "button", name: "Clear the messages" };
const dismiss: Sign = { role: "button", name: "Dismiss" };

/** What the bell says about unread messages. */
const bell = ({ context: { messages } }: Snapshot): string => {
  const unread = messages.filter(({ isRead }) => !isRead).length;
  return unread > 0 ? `Messages, ${unread} not read` : "Messages";
};
const quiet = async (hands: Hands, snapshot: Snapshot) => {
  await hands.lack(dialog, dismiss, { role: "list" });
  const shown = { role: "button", name: bell(snapshot) };
  await (snapshot.context.messages.length > 0 ? hands.see : hands.lack)(shown);
};
const toasts = async (hands: Hands, snapshot: Snapshot) => {
  await hands.see({ role: "status", text: texts.enrolled }, dismiss, { role: "button", name: bell(snapshot) });
  await hands.lack(dialog);
};

export const noticesScreen = defineScreenTests({
  flow: noticesFlow,
  render: (actor) => (
    <WithSession notices={actor}>
      <MessagesBell />
      <button type="button" onClick={() => actor.send({ type: "messages.open" })}>
        Messages of the footer
      </button>
      <Notices />
    </WithSession>
  ),
  does: {
    "notice.dismiss": (hands, _, { context: { toasts: shown } }) => hands.press("button", "Dismiss", shown.length - 1),
    "toasts.hold": (hands) => hands.point("button", "Dismiss", 0),
    "toasts.release": (hands) => hands.point("button", "Messages of the footer"),
    "messages.open": (hands) => hands.press("button", "Messages of the footer"),
    "messages.close": (hands) => hands.press("button", "Close"),
    "messages.clear": (hands) => hands.press("button", "Clear the messages"),
  },
  also: {
    "messages.open": Array.from(
      { length: 50 },
      (_, unread): Control => ({
        role: "button",
        name: unread > 0 ? `Messages, ${unread} not read` : "Messages",
      }),
    ),
  },
  world: ["notice.add", "page.opened", "profile.settled"],
  sees: {
    "notices.quiet": quiet,
    "notices.showing.counting": toasts,
    "notices.showing.held": toasts,
    "notices.open.empty": async (hands) => {
      await hands.see(dialog, none);
      await hands.lack(clear);
    },
    "notices.open.listed": async (hands, { context: { messages } }) => {
      await hands.see(dialog, clear, ...messages.map(({ text }) => texts[text as keyof typeof texts]));
      await hands.lack(none);
    },
  },
  modal: ["notices.open.empty", "notices.open.listed"],
  ignores: [{ role: "link", name: page.title, why: "leads to where it happened" }],
});
