import { assign, emit, fromPromise, setup } from "xstate";
import type { PlacedNote } from "../../contract/courses/notes";
import type { Failure } from "../../contract/errors";
import {
  type ConnectionChanged,
  commandKey,
  type ScreenMeta,
  type ScreenReopened,
  type SessionLost,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import type { KeptNote, NotePlace } from "./note-draft";

export type NoteFilter = "all" | "bookmarked" | "written";
/** Notes of one course; without one, of courses that are gone. */
interface NoteGroup {
  course: PlacedNote["course"];
  notes: PlacedNote[];
}
interface Input {
  locale: string;
  learnerId: number;
  seed: string;
}
interface Context extends Input {
  /** The last changed first. */
  notes: PlacedNote[];
  /** Steps whose notes only this device has. */
  unsaved: NotePlace[];
  filter: NoteFilter;
  /** What is being deleted or brought back, or was deleted last: until the next one it can be brought back. */
  target: PlacedNote | null;
  /** Part of the next command's idempotency key. */
  done: number;
  failure: Failure | null;
}
type Event =
  | ConnectionChanged
  | ScreenReopened
  | { type: "filter.change"; filter: NoteFilter }
  | { type: "note.delete"; stepId: number }
  | { type: "note.restore" }
  | { type: "notes.retry" };
interface Found {
  notes: PlacedNote[];
  unsaved: NotePlace[];
}
interface Change {
  locale: string;
  slug: string;
  stepId: number;
  note: string;
  bookmarked: boolean;
  expectedUpdatedAt: string | null;
  key: string;
}

const passes: Record<NoteFilter, (note: PlacedNote) => boolean> = {
  all: () => true,
  bookmarked: ({ bookmarked }) => bookmarked,
  written: ({ note }) => note !== "",
};

/** The notes that a filter lets through, by course; the course with the newest of them first. */
export function groupsOf(notes: readonly PlacedNote[], filter: NoteFilter): NoteGroup[] {
  const groups: NoteGroup[] = [];
  for (const note of notes.filter(passes[filter])) {
    const group = groups.find(({ course }) => course?.slug === note.course?.slug);
    if (group) group.notes.push(note);
    else groups.push({ course: note.course, notes: [note] });
  }
  return groups;
}

const changeOf = ({ locale, seed, done, target }: Context, change: Partial<Change>): Change => ({
  locale,
  slug: target?.course?.slug ?? "",
  stepId: target?.stepId ?? 0,
  note: "",
  bookmarked: false,
  expectedUpdatedAt: null,
  key: commandKey({ seed, done }, `notes.${target?.stepId}`),
  ...change,
});

/** Everything that a learner has written down and marked, to be found again and to be deleted. */
export const myNotesMachine = setup({
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
    /** Another one is deleted: the one before cannot be brought back any more. */
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
    /** A step that is withdrawn cannot be written to: its note stays. */
    isDeletable: ({ context: { notes } }, id: number) => notes.some(({ stepId, url }) => stepId === id && url !== null),
    isOtherDeletable: ({ context: { notes, target } }, id: number) =>
      id !== target?.stepId && notes.some(({ stepId, url }) => stepId === id && url !== null),
    isOvertaken: refusedAs("conflict"),
    isSignedOut: sessionGuards.isSignedOut,
    ...connectionGuards,
  },
}).createMachine({
  id: "myNotes",
  description: "A learner's notes and bookmarks in all courses.",
  context: ({ input }) => ({
    ...input,
    notes: [],
    unsaved: [],
    filter: "all",
    target: null,
    done: 0,
    failure: null,
  }),
  initial: "loading",
  states: {
    loading: {
      description: "The notes are on their way, and this device is asked for what it has not sent yet.",
      meta: { screen: "MyNotes", requirements: ["L4"] },
      tags: "pending",
      invoke: {
        id: "loadNotes",
        src: "loadNotes",
        input: ({ context: { locale, learnerId } }) => ({ locale, learnerId }),
        onDone: [
          {
            guard: { type: "hasAny", params: ({ event }) => event.output },
            target: "listed",
            actions: { type: "keepFound", params: ({ event }) => event.output },
          },
          { target: "empty" },
        ],
        onError: [
          {
            guard: "isSignedOut",
            ...failTo("failed", "announceLoss"),
          },
          failTo("failed"),
        ],
      },
    },
    listed: {
      description: "The notes by course, filtered.",
      initial: "settled",
      on: {
        "filter.change": { actions: { type: "takeFilter", params: ({ event }) => event.filter } },
      },
      states: {
        settled: {
          description: "Nothing is on its way.",
          meta: { screen: "MyNotes", requirements: ["L4"] },
          on: {
            "note.delete": {
              guard: { type: "isDeletable", params: ({ event }) => event.stepId },
              target: "deleting",
              actions: { type: "aimAt", params: ({ event }) => event.stepId },
            },
            "screen.reopened": "refreshing",
          },
        },
        refreshing: {
          description: "Shown again: the notes are asked for again, and stay if no answer comes.",
          meta: { screen: "MyNotes", requirements: ["L4"] },
          invoke: {
            id: "refreshNotes",
            src: "loadNotes",
            input: ({ context: { locale, learnerId } }) => ({ locale, learnerId }),
            onDone: [
              {
                guard: { type: "hasAny", params: ({ event }) => event.output },
                target: "settled",
                actions: { type: "keepFound", params: ({ event }) => event.output },
              },
              { target: "#myNotes.empty", actions: { type: "keepFound", params: ({ event }) => event.output } },
            ],
            onError: [{ guard: "isSignedOut", target: "settled", actions: "announceLoss" }, { target: "settled" }],
          },
          on: {
            "note.delete": {
              guard: { type: "isDeletable", params: ({ event }) => event.stepId },
              target: "deleting",
              actions: { type: "aimAt", params: ({ event }) => event.stepId },
            },
            "screen.reopened": { target: "refreshing", reenter: true },
          },
        },
        deleting: {
          description: "One note is being deleted, as it was last seen here.",
          meta: { screen: "MyNotes", requirements: ["R18"] },
          tags: "deleting",
          invoke: {
            id: "deleteNote",
            src: "saveNote",
            input: ({ context }) => changeOf(context, { expectedUpdatedAt: context.target?.updatedAt ?? null }),
            onDone: { target: "deleted", actions: "countDone" },
            onError: [
              { guard: "isOvertaken", target: "outdated", actions: "countDone" },
              {
                guard: "isSignedOut",
                ...failTo("deleteFailed", "announceLoss"),
              },
              failTo("deleteFailed"),
            ],
          },
        },
        deleted: {
          description: "Deleted, and said so in its place; it can be brought back.",
          meta: { screen: "MyNotes", requirements: ["L4"] },
          tags: "gone",
          on: {
            "note.restore": "restoring",
            "note.delete": {
              guard: { type: "isOtherDeletable", params: ({ event }) => event.stepId },
              target: "deleting",
              actions: ["dropGone", { type: "aimAt", params: ({ event }) => event.stepId }],
            },
          },
        },
        restoring: {
          description: "What was deleted is being put back as it was.",
          meta: { screen: "MyNotes", requirements: ["R18"] },
          tags: ["gone", "restoring"],
          invoke: {
            id: "restoreNote",
            src: "saveNote",
            input: ({ context }) =>
              changeOf(context, {
                note: context.target?.note ?? "",
                bookmarked: context.target?.bookmarked === true,
              }),
            onDone: { target: "settled", actions: { type: "keepRestored", params: ({ event }) => event.output } },
            onError: [
              { guard: "isOvertaken", target: "outdated", actions: "countDone" },
              {
                guard: "isSignedOut",
                ...failTo("restoreFailed", "announceLoss"),
              },
              failTo("restoreFailed"),
            ],
          },
        },
        deleteFailed: {
          description: "It is still there; deleting it again is one press away.",
          meta: { screen: "MyNotes", requirements: ["R11"] },
          on: {
            "note.delete": {
              guard: { type: "isDeletable", params: ({ event }) => event.stepId },
              target: "deleting",
              actions: { type: "aimAt", params: ({ event }) => event.stepId },
            },
          },
        },
        restoreFailed: {
          description: "It is still gone; bringing it back is one press away.",
          meta: { screen: "MyNotes", requirements: ["R11"] },
          tags: "gone",
          on: {
            "note.restore": "restoring",
            "note.delete": {
              guard: { type: "isOtherDeletable", params: ({ event }) => event.stepId },
              target: "deleting",
              actions: ["dropGone", { type: "aimAt", params: ({ event }) => event.stepId }],
            },
          },
        },
        outdated: {
          description: "Another device changed it meanwhile, so nothing was done: the notes are fetched again.",
          meta: { screen: "MyNotes", requirements: ["R11"] },
          on: { "notes.retry": "#myNotes.loading", "screen.reopened": "#myNotes.loading" },
        },
      },
    },
    empty: {
      description: "Nothing written down or marked yet: it is said how.",
      meta: { screen: "MyNotes", requirements: ["L4"] },
      tags: "empty",
      on: { "screen.reopened": "loading" },
    },
    failed: {
      description: "The notes did not arrive; asking again is one press away, or happens when the network is back.",
      meta: { screen: "MyNotes", requirements: ["R11", "R40"] },
      tags: "failed",
      on: {
        "notes.retry": "loading",
        "screen.reopened": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
