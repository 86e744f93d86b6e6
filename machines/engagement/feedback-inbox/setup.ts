import { assign, emit, fromPromise, setup } from "xstate";
import type { InboxMessage } from "../../../contract/engagement/inbox";
import { staffIn } from "../../shared/administration";
import { commandKey, type ScreenMeta, type SessionChanged } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import {
  type Asked,
  type Context,
  type Emitted,
  type Event,
  type Filters,
  type Input,
  type Marking,
  type Messages,
  queryOf,
  sameFilters,
  withMarked,
  withoutMarked,
} from "./context";

/** Types, actors, actions, guards and delays of the whole inbox; its other files import this file but not each other. */
export const inboxSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as
      | "pending"
      | "searching"
      | "busyMore"
      | "marking"
      | "failed"
      | "failedMore"
      | "forbidden"
      | "signedOut"
      | "listed",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadMessages: fromPromise<Messages, Asked>(notProvided("loadMessages")),
    markMessage: fromPromise<InboxMessage, Marking & { key: string }>(notProvided("markMessage")),
  },
  actions: {
    keepStaff: assign((_, session: SessionChanged) => ({ staff: staffIn(session) ?? "editors", seed: session.seed })),
    forget: assign({ messages: [], total: 0, next: null, unread: 0, failure: null }),
    takeFilters: assign((_, filters: Filters) => ({ filters })),
    // Typing is not a step to return to.
    announceFilters: emit(({ context }) => ({
      type: "query.changed" as const,
      query: queryOf(context.filters),
      replace: true,
    })),
    matchAddress: assign(({ context }) => ({ address: context.filters })),
    replaceMessages: assign((_, { data, total, next, unread }: Messages) => ({
      messages: data,
      total,
      next,
      unread,
      failure: null,
    })),
    appendMessages: assign(({ context }, { data, total, next, unread }: Messages) => ({
      messages: [...context.messages, ...data],
      total,
      next,
      unread,
      failure: null,
    })),
    keepMarking: assign((_, { id, isDone }: Marking) => ({ marking: { id, isDone } })),
    keepMarked: assign(({ context }, marked: InboxMessage) => ({
      ...withMarked(context, marked),
      done: context.done + 1,
      failure: null,
    })),
    removeGone: assign(({ context }) => ({ ...withoutMarked(context), done: context.done + 1, failure: null })),
    keepFailure: keepFailure(),
    askToSignIn: emit({ type: "signIn.requested" }),
  },
  guards: {
    isVisitor: (_, { learner }: SessionChanged) => learner === null,
    isStaff: (_, session: SessionChanged) => staffIn(session) !== null,
    isEmpty: (_, { data }: Messages) => data.length === 0,
    isOther: ({ context }, filters: Filters) => !sameFilters(context.filters, filters),
    isNews: ({ context }, filters: Filters) => !sameFilters(context.address, filters),
    hasMore: ({ context }) => context.next !== null,
    isListed: ({ context }, { id, isDone }: Marking) =>
      context.messages.some((one) => one.id === id && (one.done !== null) !== isDone),
    isSignedOut: sessionGuards.isSignedOut,
    isForbidden: refusedAs("forbidden"),
    isGone: refusedAs("not_found"),
    ...connectionGuards,
  },
  delays: {
    /** After the last key before a search is sent. */
    pauseInTyping: 300,
  },
});

/** The key of the command that marks a message. */
export const markKey = (context: Context): string => commandKey(context, "mark");
