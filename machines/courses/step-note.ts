import { assign, emit, fromPromise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import {
  type ConnectionChanged,
  commandKey,
  type ScreenMeta,
  type SessionChanged,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { refusedAs } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline, sessionGuards } from "../shared/session";
import {
  isSameNote,
  isUnsaved,
  joined,
  type KeptNote,
  type Loaded,
  longestNote,
  type NoteDraft,
  type NotePlace,
  noNote,
  noteLength,
  tidied,
  united,
} from "./note-draft";

type OnStep = Pick<NotePlace, "locale" | "slug" | "stepId">;
interface Context extends NoteDraft {
  place: NotePlace;
  /** Another device's version, while the learner has to choose. */
  theirs: KeptNote | null;
  /** Whose note; 0 is nobody's. */
  learnerId: number;
  seed: string;
  /** Part of the next command's idempotency key: counts what the server took or refused. */
  done: number;
  failure: Failure | null;
}
/** Of two versions: this device's, the other device's, or both in one. */
export type Version = "mine" | "theirs" | "both";
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "text.change"; text: string }
  | { type: "bookmark.toggle" }
  | { type: "note.leave" }
  | { type: "note.retry" }
  | { type: "version.choose"; version: Version }
  | { type: "signIn.choose" }
  | { type: "page.shown" }
  | { type: "page.hidden" };
/** What a device keeps for a learner; without a draft it forgets the step. */
export interface Keeping {
  learnerId: number;
  place: NotePlace;
  draft: NoteDraft | null;
}

const draftOf = ({ note, bookmarked, base, sent }: Context): NoteDraft => ({ note, bookmarked, base, sent });
/** Everything that was written and has not arrived, also while something is on its way. */
const keepDraft = {
  type: "keepOnDevice",
  params: ({ context }: { context: Context }): Keeping => ({
    learnerId: context.learnerId,
    place: context.place,
    draft: draftOf(context),
  }),
} as const;
const onStep = ({ place: { locale, slug, stepId } }: Context): OnStep => ({ locale, slug, stepId });

/** Own words and a bookmark on a step: saved by themselves, and kept on the device until the server has them. */
export const stepNoteMachine = setup({
  types: {
    input: {} as NotePlace,
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
    takeSeed: assign((_, { seed }: SessionChanged) => ({ seed })),
    /** What the same learner wrote before the session ended is still there. */
    takeLearner: assign(({ context }, { learner, seed }: SessionChanged) => {
      if (learner?.id === context.learnerId) return { seed, failure: null };
      const nothing = { ...united(null, noNote), failure: null };
      return { ...nothing, learnerId: learner?.id ?? 0, seed };
    }),
    takeLoaded: assign(({ context }, { kept, draft }: Loaded) =>
      united(draft ?? (isUnsaved(context) ? draftOf(context) : null), kept),
    ),
    /** With another version under it, the next save is another command (R18). */
    takeTheirs: assign(({ context }, { kept }: Loaded) => ({
      ...united(draftOf(context), kept),
      done: context.done + 1,
    })),
    takeSaved: assign(({ context }, base: KeptNote) => ({ base, sent: null, failure: null, done: context.done + 1 })),
    changeText: assign((_, note: string) => ({ note })),
    toggleBookmark: assign(({ context }) => ({ bookmarked: !context.bookmarked })),
    /** What may have arrived is sent once more before what was written since. */
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
    isSameLearner: ({ context }, { learner }: SessionChanged) => learner !== null && learner.id === context.learnerId,
    ...sessionGuards,
    isOvertaken: refusedAs("conflict"),
    isRefused: refusedAs("invalid", "forbidden", "not_found", "not_enrolled"),
    isContested: ({ context }) => context.theirs !== null,
    isTooLong: ({ context }) => noteLength(context.note) > longestNote,
    isUnsaved: ({ context }) => isUnsaved(context),
    isAllOf: ({ context }, saved: KeptNote) => isSameNote(context, saved),
    ...connectionGuards,
  },
  delays: {
    /** After the last key before it is saved. */
    pauseInTyping: 1000,
    /** Before what did not arrive is sent again by itself. */
    resendPause: 10_000,
  },
}).createMachine({
  id: "stepNote",
  description: "What a learner writes down and marks on a step.",
  context: ({ input }) => ({
    ...united(null, noNote),
    place: input,
    learnerId: 0,
    seed: "",
    done: 0,
    failure: null,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner, perhaps by another name: what they write stays.",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: { type: "takeLearner", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
  },
  states: {
    waiting: {
      description: "Nobody has said who is here.",
      meta: { screen: "StepNote", requirements: ["R21"] },
      tags: "pending",
    },
    signedOut: {
      description: "The session has ended; what was written waits on the device for the next sign-in.",
      meta: { screen: "StepNote", requirements: ["S6.signIn", "R11", "L3"] },
      on: {
        "session.changed": {
          guard: "isSignedIn",
          target: "loading",
          actions: { type: "takeLearner", params: ({ event }) => event },
        },
        "signIn.choose": { actions: "askToSignIn" },
      },
    },
    loading: {
      description: "What was kept earlier is on its way, from the server and from this device.",
      meta: { screen: "StepNote", requirements: ["L4"] },
      tags: "pending",
      invoke: {
        id: "loadNote",
        src: "loadNote",
        input: ({ context }) => ({ ...onStep(context), learnerId: context.learnerId }),
        onDone: { target: "deciding", actions: { type: "takeLoaded", params: ({ event }) => event.output } },
        onError: [{ guard: "isSignedOut", target: "signedOut" }, failTo("loadFailed")],
      },
    },
    deciding: {
      description: "Whether something is to be saved, and whether it can be.",
      always: [
        { guard: "isContested", target: "conflict" },
        { guard: "isTooLong", target: "tooLong" },
        { guard: "isUnsaved", target: "sending" },
        { target: "settled" },
      ],
    },
    settled: {
      description: "The server has what stands here.",
      entry: {
        type: "keepOnDevice",
        params: ({ context: { learnerId, place } }) => ({ learnerId, place, draft: null }),
      },
      initial: "shown",
      on: {
        "text.change": {
          target: "editing",
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepDraft],
        },
        "bookmark.toggle": { target: "sending", actions: "toggleBookmark" },
      },
      states: {
        shown: {
          description: "What was kept earlier, or an empty field.",
          meta: { screen: "StepNote", requirements: ["L4"] },
          on: { "page.shown": "refreshing" },
        },
        saved: {
          description: "What was just written has arrived, and that is said.",
          meta: { screen: "StepNote", requirements: ["L4"] },
          tags: "saved",
          on: { "page.shown": "refreshing" },
        },
        refreshing: {
          description: "Back on the page: another device may have written meanwhile.",
          meta: { screen: "StepNote", requirements: ["L4"] },
          invoke: {
            id: "refreshNote",
            src: "loadNote",
            input: ({ context }) => ({ ...onStep(context), learnerId: context.learnerId }),
            onDone: {
              target: "#stepNote.deciding",
              actions: { type: "takeLoaded", params: ({ event }) => event.output },
            },
            onError: [{ guard: "isSignedOut", target: "#stepNote.signedOut" }, { target: "shown" }],
          },
        },
      },
    },
    editing: {
      description: "Somebody is writing: it is saved once they pause, leave the field or leave the page.",
      meta: { screen: "StepNote", requirements: ["L4"] },
      tags: "busy",
      after: { pauseInTyping: "deciding" },
      on: {
        "text.change": {
          target: "editing",
          reenter: true,
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepDraft],
        },
        "bookmark.toggle": { target: "deciding", actions: ["toggleBookmark", keepDraft] },
        "note.leave": "deciding",
        "page.hidden": "deciding",
      },
    },
    sending: {
      description: "On its way; what is written meanwhile follows.",
      initial: "saving",
      tags: "busy",
      on: {
        "text.change": { actions: [{ type: "changeText", params: ({ event }) => event.text }, keepDraft] },
        "bookmark.toggle": { actions: ["toggleBookmark", keepDraft] },
      },
      states: {
        saving: {
          description: "The server takes it only in place of the version that was changed here.",
          meta: { screen: "StepNote", requirements: ["R18", "L4"] },
          entry: ["noteSending", keepDraft],
          invoke: {
            id: "saveNote",
            src: "saveNote",
            input: ({ context }) => ({
              ...onStep(context),
              note: tidied(context.sent?.note ?? ""),
              bookmarked: context.sent?.bookmarked === true,
              expectedUpdatedAt: context.base.updatedAt,
              key: commandKey(context, `note.${context.place.stepId}`),
            }),
            onDone: [
              {
                guard: { type: "isAllOf", params: ({ event }) => event.output },
                target: "#stepNote.settled.saved",
                actions: { type: "takeSaved", params: ({ event }) => event.output },
              },
              {
                target: "#stepNote.editing",
                actions: [{ type: "takeSaved", params: ({ event }) => event.output }, keepDraft],
              },
            ],
            onError: [
              { guard: "isOvertaken", target: "comparing" },
              { guard: "isSignedOut", target: "#stepNote.signedOut" },
              {
                guard: "isRefused",
                ...failTo("#stepNote.refused", "dropSent"),
              },
              failTo("#stepNote.failed"),
            ],
          },
        },
        comparing: {
          description: "Another version is there: it is fetched, to see what became of both.",
          meta: { screen: "StepNote", requirements: ["L4"] },
          invoke: {
            id: "loadTheirs",
            src: "loadNote",
            input: ({ context }) => ({ ...onStep(context), learnerId: context.learnerId }),
            onDone: {
              target: "#stepNote.deciding",
              actions: { type: "takeTheirs", params: ({ event }) => event.output },
            },
            onError: [{ guard: "isSignedOut", target: "#stepNote.signedOut" }, failTo("#stepNote.failed")],
          },
        },
      },
    },
    failed: {
      description: "It has not arrived, or nobody knows: kept on the device, and sent again by itself.",
      meta: { screen: "StepNote", requirements: ["R11", "R40", "L3", "L4"] },
      tags: ["failed", "kept"],
      always: { guard: "isTooLong", target: "tooLong" },
      after: { resendPause: "sending" },
      on: {
        "note.retry": "sending",
        ...retryOnline("sending"),
        "text.change": { actions: [{ type: "changeText", params: ({ event }) => event.text }, keepDraft] },
        "bookmark.toggle": { actions: ["toggleBookmark", keepDraft] },
      },
    },
    conflict: {
      description: "Written on two devices: both versions are shown, and the learner says which stays, or both.",
      meta: { screen: "StepNote", requirements: ["R11", "L4"] },
      tags: "kept",
      on: {
        "version.choose": {
          target: "deciding",
          actions: [{ type: "chooseVersion", params: ({ event }) => event.version }, keepDraft],
        },
      },
    },
    tooLong: {
      description: "More than 5000 characters: kept on the device until it is shorter.",
      meta: { screen: "StepNote", requirements: ["R12", "L4"] },
      tags: "kept",
      on: {
        "text.change": {
          target: "editing",
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepDraft],
        },
        "bookmark.toggle": { actions: ["toggleBookmark", keepDraft] },
      },
    },
    refused: {
      description: "The server does not take it: the reason is said, and what was written stays on the device.",
      meta: { screen: "StepNote", requirements: ["R11", "L4"] },
      tags: ["failed", "kept"],
      always: { guard: "isTooLong", target: "tooLong" },
      on: {
        "note.retry": "sending",
        "text.change": {
          target: "editing",
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepDraft],
        },
        "bookmark.toggle": { target: "sending", actions: "toggleBookmark" },
      },
    },
    loadFailed: {
      description: "What was kept earlier did not arrive; asking again is one press away.",
      meta: { screen: "StepNote", requirements: ["R11", "R40"] },
      on: { "note.retry": "loading", ...retryOnline("loading") },
    },
  },
});
