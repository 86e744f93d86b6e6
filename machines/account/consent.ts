import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";
import type { UserTag } from "./user-tag";

/** One step of a machine: kinds only, never an event's payload or a machine's context. */
export interface StepReport {
  type: "step";
  /** The machine's id. */
  machine: string;
  /**
   * The ids of the transitions that it took at once, as in drawings; none when it starts or is first seen, and when the
   * page is left.
   */
  transitions: string[];
  /** The ids of the innermost states that it entered. */
  entered: string[];
  /** Those that it left, and the time in them: up to so many seconds; null if that is not known. */
  left: { state: string; seconds: number | null }[];
  /** Whether it left them because the page, or its part of it, was left. */
  leftPage: boolean;
  /** The content language of the page. */
  locale: string;
}

/**
 * What analytics may learn: the kind of user, the page and the steps; never a name, an e-mail address, an id or free
 * text.
 */
export type Report = { type: "user"; tag: UserTag } | { type: "page"; path: string } | StepReport;

type Event =
  | { type: "consent.give" }
  | { type: "consent.refuse" }
  | { type: "user.tagged"; tag: UserTag }
  | { type: "page.seen"; path: string };

/** Whether anything may be counted: nothing is, without the visitor's consent. */
export const consentMachine = setup({
  types: {
    context: {} as {
      tag: UserTag | null;
      /** Opened before we knew whether it may be counted. */
      page: string | null;
    },
    events: {} as Event,
    tags: {} as "given",
    meta: {} as ScreenMeta,
  },
  actors: {
    readConsent: fromPromise<boolean | null>(notProvided("readConsent")),
    /** Reports the machines' transitions while it runs, and a refusal in another tab. */
    countTransitions: fromCallback(notProvided("countTransitions")),
  },
  actions: {
    rememberConsent: (_, _given: boolean) => notProvided("rememberConsent")(),
    report: (_, _report: Report) => notProvided("report")(),
  },
  guards: {
    isGiven: (_, answer: boolean | null) => answer === true,
    isGivenForPage: ({ context }, answer: boolean | null) => answer === true && context.page !== null,
    isRefused: (_, answer: boolean | null) => answer === false,
    // The same tag again is not counted twice.
    isOther: ({ context }, tag: UserTag) => context.tag !== tag,
    isTagged: ({ context }) => context.tag !== null,
  },
}).createMachine({
  id: "consent",
  description: "Whether the visitor agrees to analytics.",
  context: { tag: null, page: null },
  initial: "reading",
  on: {
    "user.tagged": {
      guard: { type: "isOther", params: ({ event }) => event.tag },
      actions: assign({ tag: ({ event }) => event.tag }),
    },
    "consent.give": { target: ".given", actions: { type: "rememberConsent", params: true } },
    "consent.refuse": { target: ".refused", actions: { type: "rememberConsent", params: false } },
  },
  states: {
    reading: {
      description: "Looking for an earlier answer on this device.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
      invoke: {
        id: "readConsent",
        src: "readConsent",
        onDone: [
          {
            guard: { type: "isGivenForPage", params: ({ event }) => event.output },
            target: "given",
            actions: {
              type: "report",
              params: ({ context }) => ({ type: "page" as const, path: context.page ?? "" }),
            },
          },
          { guard: { type: "isGiven", params: ({ event }) => event.output }, target: "given" },
          { guard: { type: "isRefused", params: ({ event }) => event.output }, target: "refused" },
          { target: "undecided" },
        ],
        onError: "undecided",
      },
      on: { "page.seen": { actions: assign({ page: ({ event }) => event.path }) } },
    },
    undecided: {
      description: "No answer yet: nothing is counted.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
    },
    given: {
      description: "Kinds of users, pages, and steps are counted.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
      tags: "given",
      initial: "deciding",
      invoke: { id: "countTransitions", src: "countTransitions" },
      on: {
        "user.tagged": {
          guard: { type: "isOther", params: ({ event }) => event.tag },
          actions: [
            assign({ tag: ({ event }) => event.tag }),
            { type: "report", params: ({ event }) => ({ type: "user" as const, tag: event.tag }) },
          ],
        },
        "page.seen": {
          actions: { type: "report", params: ({ event }) => ({ type: "page" as const, path: event.path }) },
        },
      },
      states: {
        deciding: {
          description: "A kind of user that was known before the answer is counted now.",
          always: [
            {
              guard: "isTagged",
              target: "counting",
              actions: {
                type: "report",
                params: ({ context }) => ({ type: "user" as const, tag: context.tag ?? "external" }),
              },
            },
            { target: "counting" },
          ],
        },
        counting: {
          description: "Each page is counted as it opens.",
          meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
        },
      },
    },
    refused: {
      description: "Nothing is counted, and the question does not come back.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
    },
  },
});
