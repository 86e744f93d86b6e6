import { assign, emit, fromPromise, or, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import { failureOf, refusedAs } from "../failure";
import { notProvided } from "../not-provided";
import {
  type ConnectionChanged,
  commandKey,
  type NoticeAnnounced,
  type ScreenMeta,
  type SessionChanged,
  type SessionLost,
  type SignInRequested,
} from "../shared";

/** A message as it is kept over a sign-in that leaves the site. */
export interface Draft {
  text: string;
  url: string;
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
    tags: {} as "pending" | "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: {
    sendFeedback: fromPromise<unknown, { message: string; url: string; key: string }>(notProvided("sendFeedback")),
  },
  actions: {
    /** Keeps the message for a page load to come, or forgets it. */
    keepDraft: (_, _draft: Draft | null) => notProvided("keepDraft")(),
    /** A message is about the page on which it was begun. */
    keepText: assign(({ context }, text: string) => ({
      text,
      url: feedbackLength(context.text) === 0 ? context.page : context.url,
      done: context.done + 1,
    })),
    clearText: assign({ text: "" }),
    takeSession: assign((_, { learner, seed }: SessionChanged) => ({
      author: learner && { id: learner.id, email: learner.email },
      settled: true,
      seed,
    })),
    forgetAuthor: assign({ author: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
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
    isOnline: (_, { online }: ConnectionChanged) => online,
    isSignedOut: refusedAs("signed_out"),
  },
}).createMachine({
  id: "feedback",
  description: "A learner tells the academy what they think of the page they are on.",
  context: ({ input: { page, draft } }) => ({
    page,
    text: draft?.text ?? "",
    url: draft?.url ?? page,
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
        "text.change": { target: ".deciding", actions: { type: "keepText", params: ({ event }) => event.text } },
        "session.changed": [
          { guard: { type: "isSameAuthor", params: ({ event }) => event } },
          { target: ".deciding", actions: { type: "takeSession", params: ({ event }) => event } },
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
            "signIn.choose": {
              actions: [{ type: "keepDraft", params: ({ context: { text, url } }) => ({ text, url }) }, "askToSignIn"],
            },
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
            "feedback.send": [{ guard: "isOffline", target: "#feedback.offline" }, { target: "#feedback.loading" }],
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
        input: ({ context }) => ({
          message: context.text.trim(),
          url: context.url,
          key: commandKey(context, "feedback"),
        }),
        onDone: { target: "success", actions: ["clearText", { type: "keepDraft", params: null }, "announceSent"] },
        onError: [
          { guard: "isSignedOut", target: "default", actions: ["forgetAuthor", "announceLoss"] },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    success: {
      description: "It has arrived; the box says thank you and takes another message.",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback"] },
      on: {
        "feedback.dismiss": "default",
        "text.change": { target: "default", actions: { type: "keepText", params: ({ event }) => event.text } },
      },
    },
    offline: {
      description: "Nothing was sent without a network; the text is kept, and the notice goes when there is one.",
      meta: { screen: "FeedbackBox", requirements: ["S8.feedback", "L3", "R40"] },
      tags: "failed",
      entry: assign({ failure: { code: "network", status: 0 } satisfies Failure }),
      always: { guard: or(["isVisitor", "hasNoEmail"]), target: "default" },
      on: {
        "text.change": { target: "default", actions: { type: "keepText", params: ({ event }) => event.text } },
        "connection.changed": {
          guard: { type: "isOnline", params: ({ event }) => event },
          target: "default",
          actions: assign({ online: true }),
        },
      },
    },
    failed: {
      description: "It has not arrived. The text is kept, and sending again is one press away.",
      meta: { screen: "FeedbackBox", requirements: ["S4.feedback", "S8.feedback", "R11"] },
      tags: "failed",
      // Whoever wrote it has left meanwhile: the box says so instead.
      always: { guard: or(["isVisitor", "hasNoEmail"]), target: "default" },
      on: {
        "text.change": { target: "default", actions: { type: "keepText", params: ({ event }) => event.text } },
        "feedback.send": [{ guard: "isOffline", target: "offline" }, { target: "loading" }],
      },
    },
  },
});
