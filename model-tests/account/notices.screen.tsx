import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { noticesMachine } from "../../machines/account/notices";
import { MessagesBell, Notices } from "../../src/shell/Notices";
import { WithSession } from "../shared/stub-actors";
import { noticesModel, page } from "./notices.model";

type Snapshot = SnapshotFrom<typeof noticesMachine>;
const texts = { enrolled: "You’re enrolled.", courseLeft: "You left the course. Your progress is saved." };
export const dialog: Matcher = { role: "dialog", name: "Messages" };
const none = "No messages yet.";
const clear: Matcher = { role: "button", name: "Clear messages" };
export const dismiss: Matcher = { role: "button", name: "Dismiss" };

/** The bell's label for unread messages. */
const bell = ({ context: { messages } }: Snapshot): string => {
  const unread = messages.filter(({ isRead }) => !isRead).length;
  return unread > 0 ? `Messages, ${unread} unread` : "Messages";
};
const quiet = async (user: User, snapshot: Snapshot) => {
  await user.expectAbsent(dialog, dismiss, { role: "list" });
  const shown = { role: "button", name: bell(snapshot) };
  await (snapshot.context.messages.length > 0 ? user.expectVisible : user.expectAbsent)(shown);
};
const toasts = async (user: User, snapshot: Snapshot) => {
  await user.expectVisible({ role: "status", text: texts.enrolled }, dismiss, { role: "button", name: bell(snapshot) });
  await user.expectAbsent(dialog);
};

export const noticesScreen = defineScreenTests({
  testModel: noticesModel,
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
    "notice.dismiss": (user, _, { context: { toasts: shown } }) => user.press("button", "Dismiss", shown.length - 1),
    "toasts.hold": (user) => user.point("button", "Dismiss", 0),
    "toasts.release": (user) => user.point("button", "Messages of the footer"),
    "messages.open": (user) => user.press("button", "Messages of the footer"),
    "messages.close": (user) => user.press("button", "Close"),
    "messages.clear": (user) => user.press("button", "Clear messages"),
  },
  also: {
    "messages.open": Array.from(
      { length: 50 },
      (_, unread): Control => ({
        role: "button",
        name: unread > 0 ? `Messages, ${unread} unread` : "Messages",
      }),
    ),
  },
  world: ["notice.add", "page.opened", "profile.settled"],
  sees: {
    "notices.quiet": quiet,
    "notices.showing.counting": toasts,
    "notices.showing.held": toasts,
    "notices.open.empty": async (user) => {
      await user.expectVisible(dialog, none);
      await user.expectAbsent(clear);
    },
    "notices.open.listed": async (user, { context: { messages } }) => {
      await user.expectVisible(dialog, clear, ...messages.map(({ text }) => texts[text as keyof typeof texts]));
      await user.expectAbsent(none);
    },
  },
  modal: ["notices.open.empty", "notices.open.listed"],
  ignores: [{ role: "link", name: page.title, why: "leads to where it happened" }],
});
