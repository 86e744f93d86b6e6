import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { PlacedNote } from "../../contract/courses/notes";
import type { myNotesMachine } from "../../machines/courses/my-notes";
import { groupsOf, type NoteFilter } from "../../machines/courses/my-notes/context";
import { MyNotes } from "../../src/courses/my-learning/MyNotes";
import { lessons } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { myNotesModel } from "./my-notes.model";

type Snapshot = SnapshotFrom<typeof myNotesMachine>;
const title: Matcher = { role: "heading", name: "Notes and bookmarks" };
const names: Record<NoteFilter, string> = { all: "All", bookmarked: "Bookmarked", written: "With a note" };
const lost = "We couldn’t load your notes";
const unsaved = "Kept on this device only";
const notDeleted = "We couldn’t delete the note";
const notRestored = "We couldn’t restore the note";
const outdated = "This note was changed elsewhere";
const deleteOf = (stepId: number) => `Delete: Step ${stepId}`;
const restoreOf = (stepId: number) => `Undo: Step ${stepId}`;
const deleted = (stepId = 0) => ({ role: "status", text: `Deleted: “Step ${stepId}”` });

const isShown = ({ context: { notes, filter } }: Snapshot, id: number): boolean =>
  groupsOf(notes, filter).some((group) => group.notes.some(({ stepId }) => stepId === id));
/** A note with the link to its step, if the step exists; otherwise only the note. */
function signsOf({ stepId, note, url, course }: PlacedNote): Matcher[] {
  return [
    note,
    course ? { role: "link", name: course.title } : "Courses that are no longer available",
    ...(url === null
      ? ["A step that’s no longer in the course"]
      : [{ role: "link", name: `Step ${stepId}` }, `Lesson 1: ${lessons[0].title}`]),
  ];
}
/** Everything that matches the filter, without deleted notes. */
const listed = async (user: User, snapshot: Snapshot) => {
  const { notes, filter, unsaved: kept, target } = snapshot.context;
  const isGone = ({ stepId }: PlacedNote) => snapshot.hasTag("gone") && stepId === target?.stepId;
  const shown = notes.filter(({ stepId }) => isShown(snapshot, stepId));
  const there = shown.filter((note) => !isGone(note));
  await user.expectVisible(title, ...there.flatMap(signsOf), { busy: false });
  await user.expectVisible(
    ...Object.values(names).map((name) => ({ role: "choice", name, checked: name === names[filter] })),
  );
  const words = notes.filter((note) => note.note !== "" && !there.includes(note)).map(({ note }) => note);
  await user.expectAbsent(...words, lost, { role: "button", name: "Try again" });
  await (shown.length === 0 ? user.expectVisible : user.expectAbsent)("Nothing matches this filter.");
  await (kept.length > 0 ? user.expectVisible : user.expectAbsent)(unsaved);
  if (kept.length > 0) await user.expectVisible({ role: "link", name: "Step 5" });
};
const settled = async (user: User, snapshot: Snapshot) => {
  await listed(user, snapshot);
  await user.expectAbsent(deleted(1), deleted(2), notDeleted, notRestored, outdated);
};
/** The button of the affected note, if it matches the filter. */
const button = async (user: User, snapshot: Snapshot, nameOf: (id: number) => string, busy: boolean) => {
  const id = snapshot.context.target?.stepId ?? 0;
  if (isShown(snapshot, id)) await user.expectVisible({ role: "button", name: nameOf(id), busy });
};
/** A refusal caused by the course has its own message. */
const refused = (of: string, { context: { failure } }: Snapshot): Matcher[] =>
  failure?.code === "not_enrolled"
    ? [{ role: "alert", text: of }, "It belongs to a course you left."]
    : alerts(of, failure);

export const myNotesScreen = defineScreenTests({
  testModel: myNotesModel,
  render: (actor) => <MyNotes actor={actor} />,
  does: {
    "filter.change": (user, { filter }) => user.check(names[filter]),
    "note.delete": (user, { stepId }) => user.press("button", deleteOf(stepId)),
    "note.restore": (user, _, { context }) => user.press("button", restoreOf(context.target?.stepId ?? 0)),
    "notes.retry": (user, _, snapshot) =>
      user.press("button", snapshot.matches("failed") ? "Try again" : "Show current notes"),
  },
  world: ["screen.reopened", "connection.changed", "note.delete (withdrawn)"],
  sees: {
    "myNotes.loading": async (user) => {
      await user.expectVisible(title, { busy: true });
      await user.expectAbsent({ role: "choice", name: "All" }, { role: "link" }, lost);
    },
    "myNotes.listed.settled": settled,
    "myNotes.listed.refreshing": settled,
    "myNotes.listed.deleting": async (user, snapshot) => {
      await settled(user, snapshot);
      await button(user, snapshot, deleteOf, true);
    },
    "myNotes.listed.deleted": async (user, snapshot) => {
      await listed(user, snapshot);
      await user.expectVisible(deleted(snapshot.context.target?.stepId));
      await button(user, snapshot, restoreOf, false);
      await user.expectAbsent(notDeleted, notRestored, outdated);
    },
    "myNotes.listed.restoring": async (user, snapshot) => {
      await listed(user, snapshot);
      await user.expectVisible(deleted(snapshot.context.target?.stepId));
      await button(user, snapshot, restoreOf, true);
      await user.expectAbsent(notDeleted, notRestored, outdated);
    },
    "myNotes.listed.deleteFailed": async (user, snapshot) => {
      await listed(user, snapshot);
      await user.expectVisible(...refused(notDeleted, snapshot));
      await button(user, snapshot, deleteOf, false);
      await user.expectAbsent(deleted(1), deleted(2), notRestored, outdated);
    },
    "myNotes.listed.restoreFailed": async (user, snapshot) => {
      await listed(user, snapshot);
      await user.expectVisible(...refused(notRestored, snapshot), deleted(snapshot.context.target?.stepId));
      await button(user, snapshot, restoreOf, false);
      await user.expectAbsent(notDeleted, outdated);
    },
    "myNotes.listed.outdated": async (user, snapshot) => {
      await listed(user, snapshot);
      await user.expectVisible({ role: "status", text: outdated });
      await user.expectAbsent(deleted(1), deleted(2), notDeleted, notRestored);
    },
    "myNotes.empty": async (user) => {
      await user.expectVisible(title, "No notes or bookmarks yet");
      await user.expectAbsent({ role: "choice", name: "All" });
    },
    "myNotes.failed": async (user, { context }) => {
      await user.expectVisible(title, ...alerts(lost, context.failure));
      await user.expectAbsent({ role: "choice", name: "All" });
    },
  },
  also: {
    // The radio button of the selected filter.
    "filter.change": Object.values(names).map((name): Control => ({ role: "choice", name })),
  },
  allowedDifferences: [
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
