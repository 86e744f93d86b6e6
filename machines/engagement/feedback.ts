import { assign, emit, fromPromise, not, or, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import {
  type ConnectionChanged,
  commandKey,
  type NoticeAnnounced,
  type ScreenMeta,
  type SessionChanged,
  type SessionLost,
  type SignInRequested,
} from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { failureOf, isRefusal, pauseAfter } from "../shared/failure";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, sessionGuards } from "../shared/session";

/** A message that was not sent yet, as this tab keeps it over a reload or a sign-in that leaves the site. */
export interface Draft {
  text: string;
  url: string;
  /** Whose it is; 0 where nobody was signed in. */
  writer: number;
}
/** A message that was sent off, as the device keeps it until it has arrived. */
export interface SentMessage {
  learnerId: number;
  message: string;
  url: string;
  key: string;
}
interface Input {
  /** The page that is open. */
  page: string;
  /** What was written before signing in, where the page had to be left for that. */
  draft: Draft | null;
}
interface Context extends Draft {
  page: string;
  /** Who writes; null = a visitor. */
  author: { id: number; email: string } | null;
  /** Whether anybody has said who is here. */
  settled: boolean;
  online: boolean;
  failure: Failure | null;
  seed: string;
  /** Counts the texts: each retry of one has the same key, another text another (R18). */
  done: number;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "page.opened"; url: string }
  | { type: "text.change"; text: string }
  | { type: "feedback.send" }
  | { type: "feedback.dismiss" }
  | { type: "signIn.choose" };

const sentMessage = ({ context }: { context: Context }): SentMessage => ({
  learnerId: context.author?.id ?? 0,
  message: context.text.trim(),
  url: context.url,
  key: commandKey(context, "feedback"),
});
/** Another author does not take over what the one before has sent off: the device keeps it for them. */
const leftByAuthor = [
  { guard: { type: "isSameAuthor" as const, params: ({ event }: { event: SessionChanged }) => event } },
  {
    target: "default",
    actions: [
      "clearText" as const,
      { type: "takeSession" as const, params: ({ event }: { event: SessionChanged }) => event },
    ],
  },
];
const draftOf = ({ context: { text, url, writer } }: { context: Context }): Draft | null =>
  text === "" ? null : { text, url, writer };
/** The tab keeps what is written; once it is sent off, the device does, until it has arrived (L3). */
const keepText = { type: "keepDraft", params: draftOf } as const;
const sendOff = [
  { type: "keepMessage", params: sentMessage },
  { type: "keepDraft", params: null },
] as const;
/** Taken back, it is a text in the box again. */
const takeBack = [{ type: "forgetMessage", params: sentMessage }, keepText] as const;

/** In code points (R12). */
export const longestFeedback = 2000;
/** Length in code points after trimming, as the server counts (R12). */
export const feedbackLength = (text: string): number => [...text.trim()].length;

/** The message box on every page: written by a signed-in learner, sent once, kept until it has arrived. */
export const feedbackMachine = setup({
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
    /** Keeps what is written for a page load to come, or forgets it. */
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
    /** What one learner wrote is not another's; what a visitor wrote is of whoever signs in. */
    takeSession: assign(({ context }, { learner, seed }: SessionChanged) => ({
      author: learner && { id: learner.id, email: learner.email },
      settled: true,
      seed,
      ...(learner && context.writer > 0 && context.writer !== learner.id && { text: "", writer: 0 }),
    })),
    forgetAuthor: assign({ author: null }),
    keepFailure: keepFailure(),
    // Whoever closes the box at once does not see it there.
    announceSent: emit({ type: "notice.announced", text: "feedbackSent" }),
    askToSignIn: emit({ type: "signIn.requested" }),
    announceLoss: emit({ type: "session.lost" }),
  },
  guards: {
    isUnsettled: ({ context }) => !context.settled,
    isVisitor: ({ context }) => (context.author?.id ?? 0) <= 0,
    hasNoEmail: ({ context }) => (context.author?.email ?? "").trim() === "",
    hasNoText: ({ context }) => feedbackLength(context.text) === 0,
    isTooLong: ({ context }) => feedbackLength(context.text) > longestFeedback,
    isSameAuthor: ({ context }, { learner }: SessionChanged) =>
      learner !== null && learner.id === context.author?.id && learner.email === context.author.email,
    isOffline: ({ context }) => !context.online,
    ...connectionGuards,
    isSignedOut: sessionGuards.isSignedOut,
    isRefused: ({ event }) => isRefusal(failureOf(event as unknown as { error: unknown })),
  },
  delays: {
    /** Before a message that did not arrive is sent again by itself. */
    resendPause: ({ context }) => pauseAfter(context.failure, 4000),
  },
}).createMachine({
  id: "feedback",
  description: "A learner tells the academy what they think of the page they are on.",
  context: ({ input: { page, draft } }) => ({
    page,
    text: draft?.text ?? "",
    url: draft?.url ?? page,
    writer: draft?.writer ?? 0,
    author: null,
    settled: false,
    online: true,
    failure: null,
    seed: "",
    done: 0,
  }),
  initial: "default",
  on: {
    "session.changed": [
      // Another name is not another author.
      { guard: { type: "isSameAuthor", params: ({ event }) => event } },
      { actions: { type: "takeSession", params: ({ event }) => event } },
    ],
    "connection.changed": { actions: assign({ online: ({ event }) => event.online }) },
    "page.opened": { actions: assign({ page: ({ event }) => event.url }) },
  },
  states: {
    default: {
      description: "The box is open, and always says what keeps a message from being sent.",
      entry: assign({ failure: null }),
      initial: "deciding",
      on: {
        "text.change": {
          target: ".deciding",
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepText],
        },
        "session.changed": [
          { guard: { type: "isSameAuthor", params: ({ event }) => event } },
          { target: ".deciding", actions: [{ type: "takeSession", params: ({ event }) => event }, keepText] },
        ],
      },
      states: {
        deciding: {
          description: "Sent is only a message with text, from somebody with an account and an e-mail address.",
          always: [
            { guard: "isUnsettled", target: "unknown" },
            { guard: "isVisitor", target: "signedOut" },
            { guard: "hasNoEmail", target: "emailMissing" },
            { guard: "hasNoText", target: "blank" },
            { guard: "isTooLong", target: "tooLong" },
            { target: "ready" },
          ],
        },
        unknown: {
          description: "Nobody has said who is here; writing is possible, sending not yet.",
          meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R21"] },
          tags: "pending",
        },
        signedOut: {
          description: "A visitor may write; the box says that sending needs an account and offers to sign in.",
          meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R49"] },
          on: {
            "signIn.choose": { actions: [keepText, "askToSignIn"] },
          },
        },
        emailMissing: {
          description: "The account has no e-mail address, so nobody could answer; the box says so.",
          meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R49"] },
        },
        blank: {
          description: "There is nothing to send yet.",
          meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S5.feedback"] },
        },
        tooLong: {
          description: "The message has more than 2000 characters; the box says how many.",
          meta: { screen: "FeedbackBox", requirements: ["S5.feedback", "R12"] },
        },
        ready: {
          description: "The message can be sent.",
          meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S5.feedback"] },
          on: {
            "feedback.send": [
              { guard: "isOffline", target: "#feedback.kept", actions: [...sendOff] },
              { target: "#feedback.loading", actions: [...sendOff] },
            ],
          },
        },
      },
    },
    loading: {
      description: "The message is on its way; a repeat after a time-out arrives once (R18).",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "R18"] },
      tags: "busy",
      invoke: {
        id: "sendFeedback",
        src: "sendFeedback",
        input: ({ context }) => sentMessage({ context }),
        onDone: { target: "success", actions: ["clearText", "announceSent"] },
        onError: [
          { guard: "isSignedOut", target: "default", actions: [...takeBack, "forgetAuthor", "announceLoss"] },
          {
            guard: "isRefused",
            target: "failed",
            actions: [...takeBack, { type: "keepFailure", params: ({ event }) => failureOf(event) }],
          },
          failTo("kept"),
        ],
      },
      on: { "session.changed": leftByAuthor },
    },
    success: {
      description: "It has arrived; the box says thank you and takes another message.",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback"] },
      on: {
        "feedback.dismiss": "default",
        "text.change": {
          target: "default",
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepText],
        },
      },
    },
    kept: {
      description: "It did not arrive: kept on the device, and sent by itself, from this page or the next one.",
      meta: { screen: "FeedbackBox", requirements: ["S8.feedback", "R11", "R40", "L3"] },
      tags: "kept",
      after: { resendPause: { guard: not("isOffline"), target: "loading" } },
      on: {
        "session.changed": leftByAuthor,
        "text.change": {
          target: "default",
          actions: [
            { type: "forgetMessage", params: sentMessage },
            { type: "changeText", params: ({ event }) => event.text },
            keepText,
          ],
        },
        "feedback.send": { guard: not("isOffline"), target: "loading" },
        "connection.changed": [
          {
            guard: "isOnline",
            target: "loading",
            actions: assign({ online: true, failure: null }),
          },
          { actions: assign({ online: false }) },
        ],
      },
    },
    failed: {
      description: "The server did not take it. The text is kept, and sending again is one press away.",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S8.feedback", "R11"] },
      tags: "failed",
      // Whoever wrote it has left meanwhile: the box says so instead.
      always: { guard: or(["isVisitor", "hasNoEmail"]), target: "default" },
      on: {
        "text.change": {
          target: "default",
          actions: [{ type: "changeText", params: ({ event }) => event.text }, keepText],
        },
        "feedback.send": [
          { guard: "isOffline", target: "kept", actions: [...sendOff] },
          { target: "loading", actions: [...sendOff] },
        ],
      },
    },
  },
});
