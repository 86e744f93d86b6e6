import { assign, emit, fromPromise, setup } from "xstate";
import type { ScreenMeta, SessionLost } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import type { KeptNote } from "../note-draft";
import type { Change, Context, Event, Found, Input, NoteFilter } from "./context";

/** Types, actors, actions and guards of the whole machine; its phases import this file but not each other. */
export const myNotesSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionLost,
    tags: {} as "pending" | "failed" | "empty" | "deleting" | "gone" | "restoring",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadNotes: fromPromise<Found, { locale: string; learnerId: number }>(notProvided("loadNotes")),
    saveNote: fromPromise<KeptNote, Change>(notProvided("saveNote")),
  },
  actions: {
    keepFound: assign((_, { notes, unsaved }: Found) => ({ notes, unsaved, target: null, failure: null })),
    takeFilter: assign((_, filter: NoteFilter) => ({ filter })),
    /** Another one is deleted: the previous one can no longer be restored. */
    dropGone: assign(({ context: { notes, target } }) => ({
      notes: notes.filter(({ stepId }) => stepId !== target?.stepId),
    })),
    aimAt: assign(({ context: { notes } }, id: number) => ({
      target: notes.find(({ stepId }) => stepId === id) ?? null,
      failure: null,
    })),
    countDone: assign(({ context }) => ({ done: context.done + 1, failure: null })),
    keepRestored: assign(({ context: { notes, target, done } }, { updatedAt }: KeptNote) => ({
      notes: notes.map((note) =>
        note.stepId === target?.stepId ? { ...note, updatedAt: updatedAt ?? note.updatedAt } : note,
      ),
      target: null,
      done: done + 1,
      failure: null,
    })),
    keepFailure: keepFailure(),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    hasAny: (_, { notes, unsaved }: Found) => notes.length + unsaved.length > 0,
    /** Notes on a withdrawn step are read-only and stay. */
    isDeletable: ({ context: { notes } }, id: number) => notes.some(({ stepId, url }) => stepId === id && url !== null),
    isOtherDeletable: ({ context: { notes, target } }, id: number) =>
      id !== target?.stepId && notes.some(({ stepId, url }) => stepId === id && url !== null),
    isOvertaken: refusedAs("conflict"),
    isSignedOut: sessionGuards.isSignedOut,
    ...connectionGuards,
  },
});
