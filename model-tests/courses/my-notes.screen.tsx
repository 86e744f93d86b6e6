import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { PlacedNote } from "../../contract/courses/notes";
import type { myNotesMachine } from "../../machines/courses/my-notes";
import { groupsOf, type NoteFilter } from "../../machines/courses/my-notes/context";
import { MyNotes } from "../../src/courses/my-learning/MyNotes";
import { alerts } from "../shared/reason";
import { myNotesFlow } from "./my-notes.model";

type Snapshot = SnapshotFrom<typeof myNotesMachine>;
const title: Sign = { role: "heading", name: "Notes and bookmarks" };
const names: Record<NoteFilter, string> = { all: "All", bookmarked: "Bookmarked", written: "With a note" };
const lost = "Your notes could not be loaded";
const unsaved = "Not saved yet – kept on this device";
const notDeleted = "The note was not deleted";
const notRestored = "The note could not be brought back";
const outdated = "This note was changed on another device";
const deleteOf = (stepId: number) => `Delete: Step ${stepId}`;
const restoreOf = (stepId: number) => `Undo: Step ${stepId}`;
const deleted = (stepId = 0) => ({ role: "status", text: `Deleted: “Step ${stepId}”` });

const isShown = ({ context: { notes, filter } }: Snapshot, id: number): boolean =>
  groupsOf(notes, filter).some((group) => group.notes.some(({ stepId }) => stepId === id));
/** A note with the link to its step, if the step exists; a note without a step stays. */
function signsOf({ stepId, note, url, course }: PlacedNote): Sign[] {
  return [
    note,
    course ? { role: "link", name: course.title } : "Courses that are no longer available",
    ...(url === null
      ? ["A step that is no longer part of the course"]
      : [{ role: "link", name: `Step ${stepId}` }, "Lesson 1: One"]),
  ];
}
/** Everything that the filter shows, without deleted notes. */
const listed = async (hands: Hands, snapshot: Snapshot) => {
  const { notes, filter, unsaved: kept, target } = snapshot.context;
  const isGone = ({ stepId }: PlacedNote) => snapshot.hasTag("gone") && stepId === target?.stepId;
  const shown = notes.filter(({ stepId }) => isShown(snapshot, stepId));
  const there = shown.filter((note) => !isGone(note));
  await hands.see(title, ...there.flatMap(signsOf), { busy: false });
  await hands.see(...Object.values(names).map((name) => ({ role: "choice", name, checked: name === names[filter] })));
  const words = notes.filter((note) => note.note !== "" && !there.includes(note)).map(({ note }) => note);
  await hands.lack(...words, lost, { role: "button", name: "Try again" });
  await (shown.length === 0 ? hands.see : hands.lack)("Nothing here under this filter.");
  await (kept.length > 0 ? hands.see : hands.lack)(unsaved);
  if (kept.length > 0) await hands.see({ role: "link", name: "Step 5" });
};
const settled = async (hands: Hands, snapshot: Snapshot) => {
  await listed(hands, snapshot);
  await hands.lack(deleted(1), deleted(2), notDeleted, notRestored, outdated);
};
/** The button of the affected note, if the filter shows it. */
const button = async (hands: Hands, snapshot: Snapshot, nameOf: (id: number) => string, busy: boolean) => {
  const id = snapshot.context.target?.stepId ?? 0;
  if (isShown(snapshot, id)) await hands.see({ role: "button", name: nameOf(id), busy });
};
/** A refusal because of the course has its own message. */
const refused = (of: string, { context: { failure } }: Snapshot): Sign[] =>
  failure?.code === "not_enrolled"
    ? [{ role: "alert", text: of }, "It belongs to a course that you have left."]
    : alerts(of, failure);

export const myNotesScreen = defineScreenTests({
  flow: myNotesFlow,
  render: (actor) => <MyNotes actor={actor} />,
  does: {
    "filter.change": (hands, { filter }) => hands.check(names[filter]),
    "note.delete": (hands, { stepId }) => hands.press("button", deleteOf(stepId)),
    "note.restore": (hands, _, { context }) => hands.press("button", restoreOf(context.target?.stepId ?? 0)),
    "notes.retry": (hands, _, snapshot) =>
      hands.press("button", snapshot.matches("failed") ? "Try again" : "Show the notes as they are now"),
  },
  world: ["screen.reopened", "connection.changed", "note.delete (withdrawn)"],
  sees: {
    "myNotes.loading": async (hands) => {
      await hands.see(title, { busy: true });
      await hands.lack({ role: "choice", name: "All" }, { role: "link" }, lost);
    },
    "myNotes.listed.settled": settled,
    "myNotes.listed.refreshing": settled,
    "myNotes.listed.deleting": async (hands, snapshot) => {
      await settled(hands, snapshot);
      await button(hands, snapshot, deleteOf, true);
    },
    "myNotes.listed.deleted": async (hands, snapshot) => {
      await listed(hands, snapshot);
      await hands.see(deleted(snapshot.context.target?.stepId));
      await button(hands, snapshot, restoreOf, false);
      await hands.lack(notDeleted, notRestored, outdated);
    },
    "myNotes.listed.restoring": async (hands, snapshot) => {
      await listed(hands, snapshot);
      await hands.see(deleted(snapshot.context.target?.stepId));
      await button(hands, snapshot, restoreOf, true);
      await hands.lack(notDeleted, notRestored, outdated);
    },
    "myNotes.listed.deleteFailed": async (hands, snapshot) => {
      await listed(hands, snapshot);
      await hands.see(...refused(notDeleted, snapshot));
      await button(hands, snapshot, deleteOf, false);
      await hands.lack(deleted(1), deleted(2), notRestored, outdated);
    },
    "myNotes.listed.restoreFailed": async (hands, snapshot) => {
      await listed(hands, snapshot);
      await hands.see(...refused(notRestored, snapshot), deleted(snapshot.context.target?.stepId));
      await button(hands, snapshot, restoreOf, false);
      await hands.lack(notDeleted, outdated);
    },
    "myNotes.listed.outdated": async (hands, snapshot) => {
      await listed(hands, snapshot);
      await hands.see({ role: "status", text: outdated });
      await hands.lack(deleted(1), deleted(2), notDeleted, notRestored);
    },
    "myNotes.empty": async (hands) => {
      await hands.see(title, "No notes and no bookmarks yet");
      await hands.lack({ role: "choice", name: "All" });
    },
    "myNotes.failed": async (hands, { context }) => {
      await hands.see(title, ...alerts(lost, context.failure));
      await hands.lack({ role: "choice", name: "All" });
    },
  },
  also: {
    // The radio button of the selected filter.
    "filter.change": Object.values(names).map((name): Control => ({ role: "choice", name })),
  },
  excuses: [
    {
      drift: "missing",
      event: "note.delete",
      in: ["myNotes.listed"],
      when: ({ context: { notes, filter } }) =>
        groupsOf(notes, filter).flatMap((group) => group.notes).length < notes.length,
      why: "the filter hides it",
    },
    {
      drift: "missing",
      event: "note.restore",
      in: ["myNotes.listed"],
      when: (snapshot) => !isShown(snapshot, snapshot.context.target?.stepId ?? 0),
      why: "the filter hides it",
    },
  ],
  ignores: [{ role: "link", why: "leads to other pages" }],
});
