import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import { maxNoteLength, noteLength } from "../../machines/courses/note-draft";
import type { stepNoteMachine } from "../../machines/courses/step-note";
import { StepNote } from "../../src/courses/lesson/StepNote";
import { alerts } from "../shared/reason";
import { stepNoteFlow } from "./step-note.model";

type Snapshot = SnapshotFrom<typeof stepNoteMachine>;
const name = "Your note";
const title: Sign = { role: "heading", name };
const versions = {
  mine: "Keep this device’s version",
  theirs: "Keep the other version",
  both: "Keep both",
};
const standings = {
  saving: { role: "status", text: "Saving …" },
  saved: { role: "status", text: "Saved" },
  kept: { role: "status", text: "Not saved yet – kept on this device" },
};
const contested = "This note was changed on two devices";
const refused = "The server did not take your note";
const lost = "Your note could not be loaded";
const signIn = "Sign in to go on with your note";
const reason = "The server could not be reached.";

/** The field and the bookmark as they were left and, of all possible messages, only this one. */
const open =
  (standing: keyof typeof standings | "none", disabled = false) =>
  async (hands: Hands, { context: { note, bookmarked } }: Snapshot) => {
    await hands.see(
      title,
      { role: "textbox", name, value: note, disabled },
      { role: "choice", name: "Bookmark", checked: bookmarked, disabled },
    );
    const surplus = noteLength(note) - maxNoteLength;
    if (surplus > 0) await hands.see({ role: "alert", text: `${surplus} character` });
    else await hands.lack("too many");
    const { [standing as "saved"]: said, ...unsaid } = standings;
    if (said) await hands.see(said);
    await hands.lack(...Object.values(unsaid));
  };
const unasked = async (hands: Hands) => hands.lack(contested, refused, reason);
const settled =
  (standing: "saved" | "saving" | "none") =>
  async (hands: Hands, snapshot: Snapshot): Promise<void> => {
    await open(standing)(hands, snapshot);
    await unasked(hands);
    await hands.lack({ role: "button" });
  };
const away = (hands: Hands) => hands.lack({ role: "textbox" }, { role: "choice", name: "Bookmark" });
const pending = async (hands: Hands) => {
  await hands.see(title, { busy: true });
  await away(hands);
  await hands.lack(lost, signIn);
};

export const stepNoteScreen = defineScreenTests({
  flow: stepNoteFlow,
  render: (actor) => <StepNote actor={actor} />,
  does: {
    "text.change": (hands, { text }) => hands.fill(name, text),
    "bookmark.toggle": (hands, _, { context }) =>
      context.bookmarked ? hands.uncheck("Bookmark") : hands.check("Bookmark"),
    "version.choose": (hands, { version }) => hands.press("button", versions[version]),
    "note.retry": (hands) => hands.press("button", "Try again"),
    "signIn.choose": (hands) => hands.press("button", "Sign in"),
  },
  // The page object leaves neither a field without reason nor a page.
  world: ["session.changed", "connection.changed", "note.leave", "page.shown", "page.hidden"],
  sees: {
    "stepNote.waiting": pending,
    "stepNote.signedOut": async (hands) => {
      await hands.see(title, signIn, { busy: false });
      await away(hands);
    },
    "stepNote.loading": pending,
    "stepNote.settled.shown": settled("none"),
    "stepNote.settled.saved": settled("saved"),
    "stepNote.settled.refreshing": settled("none"),
    "stepNote.editing": settled("saving"),
    "stepNote.sending.saving": settled("saving"),
    "stepNote.sending.comparing": settled("saving"),
    "stepNote.failed": async (hands, snapshot) => {
      await open("kept")(hands, snapshot);
      await hands.see(reason);
      await hands.lack(contested, refused);
    },
    "stepNote.conflict": async (hands, snapshot) => {
      await open("kept", true)(hands, snapshot);
      await hands.see(contested, snapshot.context.theirs?.note || "The note was deleted there.");
      await hands.lack(refused, reason);
    },
    "stepNote.tooLong": async (hands, snapshot) => {
      await open("kept")(hands, snapshot);
      await unasked(hands);
    },
    "stepNote.refused": async (hands, snapshot) => {
      await open("kept")(hands, snapshot);
      await hands.see(...alerts(refused, snapshot.context.failure));
      await hands.lack(contested);
    },
    "stepNote.loadFailed": async (hands, { context }) => {
      await hands.see(title, ...alerts(lost, context.failure));
      await away(hands);
    },
  },
});
