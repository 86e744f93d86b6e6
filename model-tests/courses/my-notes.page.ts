import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { notes } from "../../contract/courses/notes";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { myNotesScreen } from "./my-notes.screen";

const draftsKey = "academy.notes.7";
const content = { note: "Fifth", bookmarked: false };
const unsaved = {
  device: {
    [draftsKey]: JSON.stringify({
      version: 1,
      notes: [
        {
          place: { locale: "en", slug: "seo", stepId: 5, lesson: 1, step: 5, title: "Step 5" },
          draft: { ...content, base: { note: "", bookmarked: false, updatedAt: null }, sent: null },
        },
      ],
    }),
  },
};
const nothing = { device: { [draftsKey]: null } };
/** All notes. */
const found = { call: notes.list, replyFor: ({ notes: all }: { notes: unknown[] }) => pageOf(all) };
/** A changed note: the actor omits its step. */
const change = { call: notes.save, replyFor: (kept: object) => ({ stepId: 1, ...kept }) };

export const myNotesPage = definePage({
  screen: myNotesScreen,
  path: "/academy/my-learning/",
  region: ["main section:last-of-type"],
  calls: {
    loadNotes: found,
    refreshNotes: found,
    deleteNote: change,
    restoreNote: change,
  },
  keepsLearner: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [courses.inProgress, pageOf([])],
  ],
  keeps: {
    "loadNotes → some": nothing,
    "loadNotes → written": unsaved,
    "loadNotes → unsaved": unsaved,
    "loadNotes → none": nothing,
    "refreshNotes → written": unsaved,
    "refreshNotes → none": nothing,
  },
});
