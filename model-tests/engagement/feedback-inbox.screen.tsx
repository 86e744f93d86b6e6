import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { feedbackInboxMachine } from "../../machines/engagement/feedback-inbox";
import { sameFilters } from "../../machines/engagement/feedback-inbox/context";
import { InboxPage } from "../../src/engagement/inbox/InboxPage";
import { alerts } from "../shared/reason";
import { feedbackInboxModel } from "./feedback-inbox.model";

type Snapshot = SnapshotFrom<typeof feedbackInboxMachine>;
type Context = Snapshot["context"];

const heading = (name: string): Matcher => ({ role: "heading", name });
const button = (name: string) => ({ role: "button", name }) as const;
const title = heading("Feedback");
const search = "Search in messages";
const signIn = button("Sign in");
const more = button("Show older messages");
const showAll = button("Show all messages");
const markOf = (id: number, isDone: boolean) => `${isDone ? "Mark as done" : "Mark as new"}: Sender ${id}`;
const markFailed = "We couldn’t mark this message";
const gone = "This message no longer exists";
const marked = { done: "The message is marked as done.", new: "The message is marked as new." };
const states = { new: "New", done: "Done", all: "All" };

/** The filters, as they are now. */
const form = async (user: User, { context }: Snapshot) => {
  await user.expectVisible(
    title,
    { role: "textbox", name: search, value: context.filters.search },
    { role: "choice", name: states[context.filters.state], checked: true },
    { role: "link", name: "Download as CSV" },
  );
  await user.expectAbsent(signIn);
};
const searching = async (user: User, snapshot: Snapshot) => {
  await form(user, snapshot);
  await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
  await user.expectAbsent(showAll, more);
};
const counted = (context: Context) => `${context.total} message${context.total === 1 ? "" : "s"}`;

/** What says how a message was marked, of which at most one is shown. */
const messages = [marked.done, marked.new, markFailed, gone];

/** The messages that were loaded, which of their buttons is busy, and only this text about a mark. */
const list =
  ({ text, busy }: { text?: (context: Context) => string; busy?: "mark" | "more" } = {}) =>
  async (user: User, snapshot: Snapshot) => {
    const { context } = snapshot;
    await form(user, snapshot);
    await user.expectVisible({ role: "status", text: counted(context) });
    for (const one of context.messages) {
      const isBusy = busy === "mark" && one.id === context.marking.id;
      await user.expectVisible(
        heading(one.sender.name),
        one.text,
        { role: "link", name: one.sender.email },
        { role: "link", name: one.url },
        {
          ...button(markOf(one.id, one.done === null)),
          ...(isBusy ? { busy: true } : { disabled: busy !== undefined }),
        },
      );
      await (one.done ? user.expectVisible("Edith") : user.expectAbsent("Edith"));
    }
    if (context.next === null) await user.expectAbsent(more);
    else await user.expectVisible({ ...more, ...(busy === "more" ? { busy: true } : { disabled: busy === "mark" }) });
    const said = text?.(context);
    if (said !== undefined) await user.expectVisible(said);
    await user.expectAbsent(...messages.filter((one) => one !== said));
  };
const quiet = async (user: User, snapshot: Snapshot) => {
  await list()(user, snapshot);
  await user.expectAbsent({ role: "alert" });
};

export const feedbackInboxScreen = defineScreenTests({
  testModel: feedbackInboxModel,
  render: (actor) => <InboxPage actor={actor} />,
  does: {
    "filters.change": async (user, { filters }, { context }) => {
      // Enter submits the form unchanged.
      if (sameFilters(filters, context.filters)) await user.enter(search);
      else await user.check(states[filters.state]);
    },
    "words.type": async (user, { search: words }, { context }) => {
      // A field ignores unchanged words, so type others and then the first ones again.
      if (context.filters.search === words) await user.fill(search, "");
      await user.fill(search, words);
    },
    "messages.more": (user) => user.press("button", "Show older messages"),
    "message.mark": (user, { id, isDone }) => user.press("button", markOf(id, isDone)),
    "inbox.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["address.changed", "screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "feedbackInbox.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(signIn, { role: "textbox", name: search });
    },
    "feedbackInbox.open.typing": searching,
    "feedbackInbox.open.loading": searching,
    "feedbackInbox.open.listed.settled": quiet,
    "feedbackInbox.open.listed.refreshing": quiet,
    "feedbackInbox.open.listed.loadingMore": list({ busy: "more" }),
    "feedbackInbox.open.listed.moreFailed": async (user, snapshot) => {
      await list()(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load older messages", snapshot.context.failure));
    },
    "feedbackInbox.open.listed.marking": list({ busy: "mark" }),
    "feedbackInbox.open.listed.marked": list({ text: ({ marking }) => marked[marking.isDone ? "done" : "new"] }),
    "feedbackInbox.open.listed.gone": list({ text: () => gone }),
    "feedbackInbox.open.listed.markFailed": async (user, snapshot) => {
      await list({ text: () => markFailed })(user, snapshot);
      await user.expectVisible(...alerts(markFailed, snapshot.context.failure));
    },
    "feedbackInbox.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: "No messages match these filters." }, showAll);
      await user.expectAbsent({ busy: true }, more, { role: "alert" });
    },
    "feedbackInbox.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load the messages", snapshot.context.failure));
    },
    "feedbackInbox.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), signIn);
      await user.expectAbsent(title, { busy: true });
    },
    "feedbackInbox.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, signIn, { busy: true });
    },
  },
  also: {
    "filters.change": [
      ...Object.values(states).map((name) => ({ role: "choice", name }) as const),
      { role: "combobox", name: "Language" },
      button("All about this page: /academy/courses/seo/"),
      showAll,
    ],
    "message.mark": [9, 8, 7, 6, 5].map((id) => button(markOf(id, true))),
  },
  ignores: [{ role: "link", why: "leads to other pages, to a mail program, or to a file" }],
});
