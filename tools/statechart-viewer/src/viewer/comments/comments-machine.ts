import { assign, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from "xstate";
import { notProvided } from "../not-provided";
import {
  type Comment,
  type CommentFailure,
  type CommentList,
  commentFailureOf,
  isSendable,
  type NewComment,
} from "./comment";
import type { Draft, Drafts } from "./drafts";

/** A change of a comment. */
export type Change = Pick<Comment, "id" | "isResolved">;

interface Context {
  /** The open machine; null on the list. */
  machine: string | null;
  /** Of this machine, newest first. */
  comments: readonly Comment[];
  total: number;
  mayComment: boolean;
  /** The number of open comments by machine. */
  open: Readonly<Record<string, number>>;
  drafts: Drafts;
  /** The comment that was sent last. */
  sent: NewComment | null;
  /** The change that was requested last. */
  change: Change | null;
  failures: Partial<Record<"list" | "open" | "sent" | "change", CommentFailure>>;
}

type Event =
  | { type: "machine.opened"; machine: string | null }
  | { type: "drafts.found"; drafts: Drafts }
  | ({ type: "draft.type" } & Draft)
  /** Sends the draft of a place; `name` is what the place is called. */
  | { type: "comment.send"; place: string; name: string }
  | ({ type: "comment.change" } & Change)
  | { type: "comments.retry" }
  | { type: "open.retry" };

const nothing: CommentList = { comments: [], total: 0, mayComment: false };

const draftOf = ({ drafts }: Context, place: string): string => drafts[place] ?? "";

const commentsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { machine: string | null },
    tags: {} as "busyList" | "busySending",
    children: {} as { drafts: "drafts" },
  },
  actors: {
    loadComments: fromPromise<CommentList, { machine: string }>(notProvided("loadComments")),
    loadOpenComments: fromPromise<Readonly<Record<string, number>>>(notProvided("loadOpenComments")),
    addComment: fromPromise<Comment, NewComment>(notProvided("addComment")),
    changeComment: fromPromise<Comment, Change>(notProvided("changeComment")),
    /** Reports and keeps the drafts of the device. */
    drafts: fromCallback<{ type: "draft.keep" } & Draft>(notProvided("drafts")),
  },
  actions: {
    openMachine: assign((_, machine: string | null) => ({ machine, ...nothing })),
    keepList: assign((_, list: CommentList) => ({ ...list })),
    keepOpen: assign((_, open: Context["open"]) => ({ open })),
    takeDrafts: assign(({ context }, drafts: Drafts) => ({ drafts: { ...drafts, ...context.drafts } })),
    takeDraft: assign(({ context: { drafts } }, { place, text }: Draft) => ({ drafts: { ...drafts, [place]: text } })),
    keepDraft: sendTo("drafts", (_, draft: Draft) => ({ type: "draft.keep" as const, ...draft })),
    takeSent: assign(({ context }, { place, name }: { place: string; name: string }) => ({
      sent: { machine: context.machine ?? "", place, name, text: draftOf(context, place).trim() },
    })),
    /** The user may have opened another machine since. */
    addSent: assign(({ context: { comments, machine, total } }, comment: Comment) =>
      comment.machine === machine ? { comments: [comment, ...comments], total: total + 1 } : {},
    ),
    takeChange: assign((_, change: Change) => ({ change })),
    replaceChanged: assign(({ context: { comments } }, comment: Comment) => ({
      comments: comments.map((one) => (one.id === comment.id ? comment : one)),
    })),
    keepFailure: assign(({ context }, { of, failure }: { of: keyof Context["failures"]; failure: CommentFailure }) => ({
      failures: { ...context.failures, [of]: failure },
    })),
  },
  guards: {
    isMachine: (_, machine: string | null) => machine !== null,
    canSend: ({ context }, place: string) => context.mayComment && isSendable(draftOf(context, place)),
    mayComment: ({ context }) => context.mayComment,
  },
});

const failed = (of: keyof Context["failures"]) =>
  ({
    type: "keepFailure",
    params: ({ event }: { event: { error: unknown } }) => ({ of, failure: commentFailureOf(event) }),
  }) as const;

const list = commentsSetup.createStateConfig({
  description: "The comments on the open machine.",
  initial: "deciding",
  on: {
    "machine.opened": {
      target: ".deciding",
      actions: { type: "openMachine", params: ({ event }) => event.machine },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: "isMachine", params: ({ context }) => context.machine }, target: "loading" },
        { target: "none" },
      ],
    },
    none: { description: "No machine is open." },
    loading: {
      description: "They are being loaded.",
      tags: "busyList",
      invoke: {
        id: "loadComments",
        src: "loadComments",
        input: ({ context }) => ({ machine: context.machine ?? "" }),
        onDone: { target: "known", actions: { type: "keepList", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: failed("list") },
      },
    },
    known: { description: "They are listed." },
    failed: { description: "They could not be loaded.", on: { "comments.retry": "loading" } },
  },
});

const open = commentsSetup.createStateConfig({
  description: "How many comments are open on each machine.",
  initial: "loading",
  // The list shows them, so they are loaded again when someone returns to it.
  on: {
    "machine.opened": [{ guard: { type: "isMachine", params: ({ event }) => event.machine } }, { target: ".loading" }],
  },
  states: {
    loading: {
      description: "The numbers are being loaded; the last known ones are shown.",
      invoke: {
        id: "loadOpenComments",
        src: "loadOpenComments",
        onDone: { target: "known", actions: { type: "keepOpen", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: failed("open") },
      },
    },
    known: { description: "The numbers are known." },
    failed: { description: "The numbers could not be loaded.", on: { "open.retry": "loading" } },
  },
});

const sendIfPossible = {
  guard: { type: "canSend", params: ({ event }: { event: { place: string } }) => event.place },
  target: "sending",
  actions: { type: "takeSent", params: ({ event }: { event: { place: string; name: string } }) => event },
} as const;

const typing = {
  "drafts.found": {
    actions: { type: "takeDrafts", params: ({ event }: { event: { drafts: Drafts } }) => event.drafts },
  },
  "draft.type": {
    actions: [
      { type: "takeDraft", params: ({ event }: { event: Draft }) => event },
      { type: "keepDraft", params: ({ event: { place, text } }: { event: Draft }) => ({ place, text }) },
    ],
  },
} as const;

const writing = commentsSetup.createStateConfig({
  description: "Writing a comment; what is typed is kept on the device until it has been sent.",
  initial: "editing",
  on: typing,
  states: {
    editing: {
      description: "A comment can be written.",
      on: { "comment.send": sendIfPossible },
    },
    sending: {
      description: "A comment is on its way; its text stays until the server has it.",
      tags: "busySending",
      invoke: {
        id: "addComment",
        src: "addComment",
        input: ({ context }) => context.sent ?? { machine: "", place: "", name: "", text: "" },
        onDone: {
          target: "editing",
          actions: [
            { type: "addSent", params: ({ event }) => event.output },
            { type: "takeDraft", params: ({ event }) => ({ place: event.output.place, text: "" }) },
            { type: "keepDraft", params: ({ event }) => ({ place: event.output.place, text: "" }) },
          ],
        },
        onError: { target: "failed", actions: failed("sent") },
      },
    },
    failed: {
      description: "A comment was not sent; its text is still there.",
      on: { "comment.send": sendIfPossible },
    },
  },
});

const changeIfAllowed = {
  guard: "mayComment",
  target: "changing",
  actions: {
    type: "takeChange",
    params: ({ event: { id, isResolved } }: { event: Change }) => ({ id, isResolved }),
  },
} as const;

const resolving = commentsSetup.createStateConfig({
  description: "Resolving comments and reopening them.",
  initial: "idle",
  states: {
    idle: {
      description: "A comment can be resolved or reopened.",
      on: { "comment.change": changeIfAllowed },
    },
    changing: {
      description: "A comment is being resolved or reopened.",
      invoke: {
        id: "changeComment",
        src: "changeComment",
        input: ({ context }) => context.change ?? { id: 0, isResolved: false },
        onDone: { target: "idle", actions: { type: "replaceChanged", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: failed("change") },
      },
    },
    failed: {
      description: "A comment was not resolved or reopened; it is as before.",
      on: { "comment.change": changeIfAllowed },
    },
  },
});

/** Comments on the machines: those of the open one, how many are open on each, and writing and resolving them. */
export const commentsMachine = commentsSetup.createMachine({
  id: "comments",
  description: "Comments on the machines.",
  context: ({ input: { machine } }) => ({
    machine,
    ...nothing,
    open: {},
    drafts: {},
    sent: null,
    change: null,
    failures: {},
  }),
  invoke: { id: "drafts", src: "drafts" },
  type: "parallel",
  states: { list, open, writing, resolving },
});

export type Comments = SnapshotFrom<typeof commentsMachine>;
