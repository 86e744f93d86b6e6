import { notes } from "../../contract/courses/notes";
import type { Loaded, NoteDraft } from "../../machines/courses/note-draft";
import { machines } from "../../machines/index";
import { videoStep } from "../../machines/samples";
import { definePage } from "../shared/define-page";
import { openLesson, stepPath } from "./open-lesson";
import { draft, tooLong } from "./step-note.model";
import { stepNoteScreen } from "./step-note.screen";

/** Where it is in the course does not matter on the step itself. */
const nowhere = { url: null, course: null, lesson: null, step: null };

/** The course's notes, among them the one of this step; the actor adds what the device keeps. */
const found = {
  call: notes.inCourse,
  replyFor: ({ kept }: Loaded) => {
    const data = kept.updatedAt === null ? [] : [{ stepId: videoStep.id, ...kept, ...nowhere }];
    return { data, total: data.length };
  },
};

/** Of the first learner, and of everyone who signs in after them. */
const learnerIds = Array.from({ length: 10 }, (_, index) => 7 + index);
const onDevice = (kept: NoteDraft | null) => ({
  device: Object.fromEntries(
    learnerIds.map((id) => [
      `academy.notes.${id}`,
      kept && JSON.stringify({ version: 1, notes: [{ place: machines.stepNote.inputs[""], draft: kept }] }),
    ]),
  ),
});
const nothing = onDevice(null);

export const stepNotePage = definePage({
  screen: stepNoteScreen,
  path: stepPath(videoStep),
  region: ["[data-part='note']"],
  calls: {
    loadNote: found,
    refreshNote: found,
    saveNote: { call: notes.save, replyFor: (kept: object) => ({ stepId: videoStep.id, ...kept }) },
    loadTheirs: found,
  },
  keeps: {
    "loadNote → unchanged": nothing,
    "loadNote → rewritten": nothing,
    "loadNote → unsent": onDevice(draft),
    "loadNote → contested": onDevice(draft),
    "loadNote → tooLong": onDevice({ ...draft, note: tooLong }),
    "refreshNote → unchanged": nothing,
    "refreshNote → rewritten": nothing,
    "refreshNote → unsent": onDevice(draft),
  },
  stays: { "signIn.requested": "the lesson would end with its page, and the note with it" },
  answers: () => openLesson(videoStep),
});
