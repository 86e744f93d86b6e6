import { assign, emit, fromPromise, setup } from "xstate";
import type { ScreenMeta, SessionChanged, SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, learnerGuards, sessionGuards, takeSeed } from "../../shared/session";
import {
  bothDrafts,
  isSameNote,
  isUnsaved,
  joined,
  type KeptNote,
  type Loaded,
  maxNoteLength,
  type NoteLocation,
  noNote,
  noteLength,
  united,
} from "../note-draft";
import { type Context, draftOf, type Event, type Keeping, type OnStep, type Version } from "./context";

/** Types, actors, actions, guards and delays of the whole machine; its phases import this file but not each other. */
export const stepNoteSetup = setup({
  types: {
    input: {} as NoteLocation,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested,
    tags: {} as "pending" | "busy" | "failed" | "saved" | "kept",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadNote: fromPromise<Loaded, OnStep & { learnerId: number }>(notProvided("loadNote")),
    saveNote: fromPromise<
      KeptNote,
      OnStep & { note: string; bookmarked: boolean; expectedUpdatedAt: string | null; key: string }
    >(notProvided("saveNote")),
  },
  actions: {
    keepOnDevice: (_, _keeping: Keeping) => notProvided("keepOnDevice")(),
    takeSeed: takeSeed(),
    /** What the same learner wrote before the session ended is still there. */
    takeLearner: assign(({ context }, { learner, seed }: SessionChanged) => {
      if (learner?.id === context.learnerId) return { seed, failure: null };
      const nothing = { ...united(null, noNote), failure: null };
      return { ...nothing, learnerId: learner?.id ?? 0, seed };
    }),
    takeLoaded: assign(({ context }, { kept, draft }: Loaded) =>
      united(draft ?? (isUnsaved(context) ? draftOf(context) : null), kept),
    ),
    /**
     * With another version under it, the next save is another command (R18). What other tabs have kept is taken over, as
     * always when a note is loaded.
     */
    takeTheirs: assign(({ context }, { kept, draft }: Loaded) => ({
      ...united(bothDrafts(draft, draftOf(context)), kept),
      done: context.done + 1,
    })),
    takeSaved: assign(({ context }, base: KeptNote) => ({ base, sent: null, failure: null, done: context.done + 1 })),
    changeText: assign((_, note: string) => ({ note })),
    toggleBookmark: assign(({ context }) => ({ bookmarked: !context.bookmarked })),
    /** What may have arrived is sent again before later changes. */
    noteSending: assign(({ context: { sent, note, bookmarked } }) => ({ sent: sent ?? { note, bookmarked } })),
    chooseVersion: assign(({ context: { note, theirs } }, version: Version) => ({
      note: joined(version === "mine" ? "" : (theirs?.note ?? ""), version === "theirs" ? "" : note),
      base: theirs ?? noNote,
      sent: null,
      theirs: null,
    })),
    keepFailure: keepFailure(),
    /** What was refused has not arrived: what is sent next is another command (R18). */
    dropSent: assign(({ context }) => ({ sent: null, done: context.done + 1 })),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    ...learnerGuards,
    ...sessionGuards,
    isOvertaken: refusedAs("conflict"),
    isRefused: refusedAs("invalid", "forbidden", "not_found", "not_enrolled", "plan_needed"),
    isContested: ({ context }) => context.theirs !== null,
    isTooLong: ({ context }) => noteLength(context.note) > maxNoteLength,
    isUnsaved: ({ context }) => isUnsaved(context),
    isAllOf: ({ context }, saved: KeptNote) => isSameNote(context, saved),
    ...connectionGuards,
  },
  delays: {
    /** Delay after the last key before saving. */
    pauseInTyping: 1000,
    /** Delay before resending what did not arrive. */
    resendPause: 10_000,
  },
});
