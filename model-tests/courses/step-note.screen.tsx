import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { maxNoteLength, noteLength } from "../../machines/courses/note-draft";
import type { stepNoteMachine } from "../../machines/courses/step-note";
import { StepNote } from "../../src/courses/lesson/StepNote";
import { alerts } from "../shared/reason";
import { stepNoteModel } from "./step-note.model";

type Snapshot = SnapshotFrom<typeof stepNoteMachine>;
const name = "Your note";
const title: Matcher = { role: "heading", name };
const versions = {
  mine: "Keep this page’s version",
  theirs: "Keep the other version",
  both: "Keep both",
};
const statuses = {
  saving: { role: "status", text: "Saving…" },
  saved: { role: "status", text: "Saved" },
  kept: { role: "status", text: "Kept on this device only" },
};
const contested = "This note was also changed elsewhere";
const refused = "Your note wasn’t accepted";
const lost = "We couldn’t load your note";
const signIn = "Sign in to continue your note";
const reason = "We couldn’t reach the server.";

/** The field, the bookmark, and, of all possible messages, only this one. */
const open =
  (status: keyof typeof statuses | "none", disabled = false) =>
  async (user: User, { context: { note, bookmarked } }: Snapshot) => {
    await user.expectVisible(
      title,
      { role: "textbox", name, value: note, disabled },
      { role: "choice", name: "Bookmark", checked: bookmarked, disabled },
    );
    const surplus = noteLength(note) - maxNoteLength;
    if (surplus > 0) await user.expectVisible({ role: "alert", text: `${surplus} character` });
    else await user.expectAbsent("too many");
    const { [status as "saved"]: said, ...unsaid } = statuses;
    if (said) await user.expectVisible(said);
    await user.expectAbsent(...Object.values(unsaid));
  };
const unasked = async (user: User) => user.expectAbsent(contested, refused, reason);
const settled =
  (status: "saved" | "saving" | "none") =>
  async (user: User, snapshot: Snapshot): Promise<void> => {
    await open(status)(user, snapshot);
    await unasked(user);
    await user.expectAbsent({ role: "button" });
  };
const away = (user: User) => user.expectAbsent({ role: "textbox" }, { role: "choice", name: "Bookmark" });
const pending = async (user: User) => {
  await user.expectVisible(title, { busy: true });
  await away(user);
  await user.expectAbsent(lost, signIn);
};

export const stepNoteScreen = defineScreenTests({
  testModel: stepNoteModel,
  render: (actor) => <StepNote actor={actor} />,
  does: {
    "text.change": (user, { text }) => user.fill(name, text),
    "bookmark.toggle": (user, _, { context }) =>
      context.bookmarked ? user.uncheck("Bookmark") : user.check("Bookmark"),
    "version.choose": (user, { version }) => user.press("button", versions[version]),
    "note.retry": (user) => user.press("button", "Try again"),
    "signIn.choose": (user) => user.press("button", "Sign in"),
  },
  // The page object leaves a field only for a reason, and never leaves a page.
  world: ["session.changed", "connection.changed", "note.leave", "page.shown", "page.hidden"],
  sees: {
    "stepNote.waiting": pending,
    "stepNote.signedOut": async (user) => {
      await user.expectVisible(title, signIn, { busy: false });
      await away(user);
    },
    "stepNote.loading": pending,
    "stepNote.settled.shown": settled("none"),
    "stepNote.settled.saved": settled("saved"),
    "stepNote.settled.refreshing": settled("none"),
    "stepNote.editing": settled("saving"),
    "stepNote.sending.saving": settled("saving"),
    "stepNote.sending.comparing": settled("saving"),
    "stepNote.failed": async (user, snapshot) => {
      await open("kept")(user, snapshot);
      await user.expectVisible(reason);
      await user.expectAbsent(contested, refused);
    },
    "stepNote.conflict": async (user, snapshot) => {
      await open("kept", true)(user, snapshot);
      await user.expectVisible(contested, snapshot.context.theirs?.note || "The note was deleted there.");
      await user.expectAbsent(refused, reason);
    },
    "stepNote.tooLong": async (user, snapshot) => {
      await open("kept")(user, snapshot);
      await unasked(user);
    },
    "stepNote.refused": async (user, snapshot) => {
      await open("kept")(user, snapshot);
      await user.expectVisible(...alerts(refused, snapshot.context.failure));
      await user.expectAbsent(contested);
    },
    "stepNote.loadFailed": async (user, { context }) => {
      await user.expectVisible(title, ...alerts(lost, context.failure));
      await away(user);
    },
  },
});
