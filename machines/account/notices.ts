import { assign, setup } from "xstate";
import type { NoticeAnnounced, ScreenMeta } from "../shared/events";

/** What was announced, with when and where it happened. */
export interface Notice extends Omit<NoticeAnnounced, "type"> {
  /** Milliseconds since 1970. */
  at: number;
  /** The page that was open: its heading and its path. */
  page: { title: string; href: string };
}
/** A notice among the messages of the visit. */
export interface Message extends Notice {
  /** Counts the notices of the visit, from 1. */
  id: number;
  isRead: boolean;
}
interface Context {
  /** Newest first. */
  messages: Message[];
  /** Ids of those shown as toasts, newest last. */
  toasts: number[];
  count: number;
}
type Event =
  | { type: "notice.add"; notice: Notice }
  | { type: "notice.dismiss"; id: number }
  | { type: "toasts.hold" }
  | { type: "toasts.release" }
  | { type: "messages.open" }
  | { type: "messages.close" }
  | { type: "messages.clear" }
  | { type: "page.opened" }
  | { type: "profile.settled" };

/** Toasts at a time: another one replaces the oldest. */
export const maxToasts = 3;
/** How many messages of a visit are kept. */
export const maxMessages = 50;

/** The notices of this visit: each is a toast for a moment and stays in a list until the page is reloaded. */
export const noticesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as "toasts" | "open" | "empty",
    meta: {} as ScreenMeta,
  },
  actions: {
    /** A notice that the page itself shows counts as read. */
    keep: assign(({ context }, notice: Notice) => ({
      messages: [
        { ...notice, id: context.count + 1, isRead: notice.inPlace === true },
        ...context.messages.slice(0, maxMessages - 1),
      ],
      count: context.count + 1,
    })),
    show: assign(({ context }) => ({ toasts: [...context.toasts, context.count].slice(-maxToasts) })),
    dismiss: assign(({ context }, id: number) => ({
      messages: context.messages.map((message) => (message.id === id ? { ...message, isRead: true } : message)),
      toasts: context.toasts.filter((one) => one !== id),
    })),
    takeToastsAway: assign({ toasts: [] }),
    markRead: assign(({ context }) => ({ messages: context.messages.map((one) => ({ ...one, isRead: true })) })),
    clear: assign({ messages: [], toasts: [] }),
  },
  guards: {
    isToast: (_, { inPlace }: Notice) => !inPlace,
    isLastToast: ({ context }, id: number) => context.toasts.every((one) => one === id),
    hasNone: ({ context }) => context.messages.length === 0,
  },
  delays: {
    /** How long a toast stays; each new one restarts the time of those above it. */
    reading: 6000,
  },
}).createMachine({
  id: "notices",
  description: "The notices of this visit.",
  context: { messages: [], toasts: [], count: 0 },
  initial: "quiet",
  on: {
    // On a shared device the next learner must not read what the last one did.
    "profile.settled": { target: ".quiet", actions: "clear" },
  },
  states: {
    quiet: {
      description: "No toast is shown.",
      meta: { screen: "Notices", requirements: ["L3"] },
      on: {
        "notice.add": [
          {
            guard: { type: "isToast", params: ({ event }) => event.notice },
            target: "showing",
            actions: [{ type: "keep", params: ({ event }) => event.notice }, "show"],
          },
          { actions: { type: "keep", params: ({ event }) => event.notice } },
        ],
        "messages.open": "open",
      },
    },
    showing: {
      description: "Up to three toasts are shown.",
      tags: "toasts",
      initial: "counting",
      exit: "takeToastsAway",
      on: {
        "notice.add": { actions: { type: "keep", params: ({ event }) => event.notice } },
        "notice.dismiss": [
          {
            guard: { type: "isLastToast", params: ({ event }) => event.id },
            target: "quiet",
            actions: { type: "dismiss", params: ({ event }) => event.id },
          },
          // The toast that was pointed at is gone, so the others wait for a new hold.
          { target: ".counting", actions: { type: "dismiss", params: ({ event }) => event.id } },
        ],
        "messages.open": "open",
      },
      states: {
        counting: {
          description: "They leave after six seconds, unless they are pointed at or focused.",
          meta: { screen: "Notices", requirements: ["L3"] },
          after: { reading: "#notices.quiet" },
          on: {
            "notice.add": {
              guard: { type: "isToast", params: ({ event }) => event.notice },
              target: "counting",
              reenter: true,
              actions: [{ type: "keep", params: ({ event }) => event.notice }, "show"],
            },
            "toasts.hold": "held",
          },
        },
        held: {
          description: "One of them is pointed at or focused: they all stay.",
          meta: { screen: "Notices", requirements: ["L3"] },
          on: {
            "notice.add": {
              guard: { type: "isToast", params: ({ event }) => event.notice },
              actions: [{ type: "keep", params: ({ event }) => event.notice }, "show"],
            },
            "toasts.release": "counting",
          },
        },
      },
    },
    open: {
      description: "The messages of the visit, newest first; new ones are added.",
      tags: "open",
      entry: "markRead",
      initial: "deciding",
      on: {
        "notice.add": {
          target: ".listed",
          actions: [{ type: "keep", params: ({ event }) => event.notice }, "markRead"],
        },
        "messages.close": "quiet",
        // The page beneath has changed: back or forward.
        "page.opened": "quiet",
      },
      states: {
        deciding: {
          description: "Whether there is anything to read.",
          always: [{ guard: "hasNone", target: "empty" }, { target: "listed" }],
        },
        empty: {
          description: "There are no messages yet, and the list says so.",
          meta: { screen: "MessagesDialog", requirements: ["L3"] },
          tags: "empty",
        },
        listed: {
          description: "Each with its time and its page; they can be cleared.",
          meta: { screen: "MessagesDialog", requirements: ["L3"] },
          on: { "messages.clear": { target: "empty", actions: "clear" } },
        },
      },
    },
  },
});
