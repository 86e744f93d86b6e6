import { fromPromise } from "xstate";
import { type KeptNote, type Loaded, noNote } from "../../machines/courses/note-draft";
import type { Keeping } from "../../machines/courses/step-note/context";
import type { ContentRef, Keyed } from "../api/query";
import type { GetServices, Services } from "../api/services";
import { noteDraftsOfPage, readNoteDrafts } from "./api/note-draft";

type OnStep = ContentRef & { stepId: number };
type Change = OnStep & Keyed & { note: string; bookmarked: boolean; expectedUpdatedAt: string | null };

const contentOf = ({ note, bookmarked, updatedAt }: KeptNote): KeptNote => ({ note, bookmarked, updatedAt });

/** The service, loaded once: on a page that is being left, no code can be loaded anymore. */
const notesOf = (get: GetServices) => {
  let known: Services["notes"] | null = null;
  return async () => {
    known ??= await get("notes");
    return known;
  };
};
const saving = (notes: () => Promise<Services["notes"]>) =>
  fromPromise<KeptNote, Change>(async ({ input }) => contentOf(await (await notes()).saveNote(input)));

export const stepNoteActors = (get: GetServices) => {
  const notes = notesOf(get);
  const drafts = noteDraftsOfPage();
  return {
    actors: {
      loadNote: fromPromise<Loaded, OnStep & { learnerId: number }>(
        async ({ input: { stepId, learnerId, locale, slug }, signal }) => {
          const all = await (await notes()).loadCourseNotes({ locale, slug });
          const found = all.find((note) => note.stepId === stepId);
          // Nobody takes over what a page loads that has been left.
          const draft = signal.aborted ? null : drafts.take(learnerId, stepId);
          return { kept: found ? contentOf(found) : noNote, draft };
        },
      ),
      saveNote: saving(notes),
    },
    actions: { keepOnDevice: (_: unknown, keeping: Keeping) => drafts.keep(keeping) },
  };
};

export const myNotesActors = (get: GetServices) => {
  const notes = notesOf(get);
  return {
    actors: {
      loadNotes: fromPromise(
        async ({ input: { locale, learnerId } }: { input: { locale: string; learnerId: number } }) => {
          const all = await (await notes()).loadNotes({ locale });
          return { notes: all, unsaved: readNoteDrafts(learnerId).map(({ place }) => place) };
        },
      ),
      saveNote: saving(notes),
    },
  };
};
