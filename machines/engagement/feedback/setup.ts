import { assign, emit, fromPromise, setup } from "xstate";
import type { NoticeAnnounced, ScreenMeta, SessionChanged, SessionLost, SignInRequested } from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { isRefused, pauseAfter } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import {
  type Context,
  type Draft,
  type Event,
  feedbackLength,
  type Input,
  maxFeedbackLength,
  type SentMessage,
} from "./context";

/** Types, actors, actions, guards and delays of the whole message box; its other files import this file but not each other. */
export const feedbackSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NoticeAnnounced | SignInRequested | SessionLost,
    tags: {} as "pending" | "busy" | "failed" | "kept",
    meta: {} as ScreenMeta,
  },
  actors: {
    sendFeedback: fromPromise<unknown, SentMessage>(notProvided("sendFeedback")),
  },
  actions: {
    /** Keeps what is written for the next page load, or forgets it. */
    keepDraft: (_, _draft: Draft | null) => notProvided("keepDraft")(),
    keepMessage: (_, _message: SentMessage) => notProvided("keepMessage")(),
    forgetMessage: (_, _message: SentMessage) => notProvided("forgetMessage")(),
    /** A message is about the page on which it was begun. */
    changeText: assign(({ context }, text: string) => ({
      text,
      writer: context.author?.id ?? context.writer,
      url: feedbackLength(context.text) === 0 ? context.page : context.url,
      done: context.done + 1,
    })),
    clearText: assign({ text: "", writer: 0 }),
    /** A learner's text is never another learner's; a visitor's text belongs to the account that signs in. */
    takeSession: assign(({ context }, { learner, seed }: SessionChanged) => ({
      author: learner && { id: learner.id, email: learner.email },
      settled: true,
      seed,
      ...(learner && context.writer > 0 && context.writer !== learner.id && { text: "", writer: 0 }),
    })),
    forgetAuthor: assign({ author: null }),
    keepFailure: keepFailure(),
    // A writer who closes the box at once does not see it there.
    announceSent: emit({ type: "notice.announced", text: "feedbackSent" }),
    askToSignIn: emit({ type: "signIn.requested" }),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    isUnsettled: ({ context }) => !context.settled,
    isVisitor: ({ context }) => (context.author?.id ?? 0) <= 0,
    hasNoEmail: ({ context }) => (context.author?.email ?? "").trim() === "",
    hasNoText: ({ context }) => feedbackLength(context.text) === 0,
    isTooLong: ({ context }) => feedbackLength(context.text) > maxFeedbackLength,
    isSameAuthor: ({ context }, { learner }: SessionChanged) =>
      learner !== null && learner.id === context.author?.id && learner.email === context.author.email,
    isOffline: ({ context }) => !context.online,
    ...connectionGuards,
    isSignedOut: sessionGuards.isSignedOut,
    isRefused,
  },
  delays: {
    /** Delay before a message that did not arrive is resent. */
    resendPause: ({ context }) => pauseAfter(context.failure, 4000),
  },
});
