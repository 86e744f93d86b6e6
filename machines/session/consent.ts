import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "../not-provided";
import type { ScreenMeta } from "../shared";
import type { UserTag } from "./user-tag";

/** What analytics may learn: who in kind, and which page; never a name, a mail or a free text. */
export type Report = { type: "user"; tag: UserTag } | { type: "page"; path: string };

type Event =
  | { type: "consent.give" }
  | { type: "consent.refuse" }
  | { type: "user.tagged"; tag: UserTag }
  | { type: "page.seen"; path: string };

/** Whether anything may be counted: nothing is, until somebody says so. */
export const consentMachine = setup({
  types: {
    context: {} as { tag: UserTag | null },
    events: {} as Event,
    tags: {} as "given",
    meta: {} as ScreenMeta,
  },
  actors: { readConsent: fromPromise<boolean | null>(notProvided("readConsent")) },
  actions: {
    rememberConsent: (_, _given: boolean) => notProvided("rememberConsent")(),
    report: (_, _report: Report) => notProvided("report")(),
  },
  guards: {
    isGiven: (_, answer: boolean | null) => answer === true,
    isRefused: (_, answer: boolean | null) => answer === false,
    isTagged: ({ context }) => context.tag !== null,
  },
}).createMachine({
  id: "consent",
  description: "What the visitor has said to being counted.",
  context: { tag: null },
  initial: "reading",
  on: {
    "user.tagged": { actions: assign({ tag: ({ event }) => event.tag }) },
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
          { guard: { type: "isGiven", params: ({ event }) => event.output }, target: "given" },
          { guard: { type: "isRefused", params: ({ event }) => event.output }, target: "refused" },
          { target: "undecided" },
        ],
        onError: "undecided",
      },
    },
    undecided: {
      description: "Nobody has answered: nothing is counted.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
    },
    given: {
      description: "Kinds of users and pages are counted.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
      tags: "given",
      initial: "deciding",
      on: {
        "user.tagged": {
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
          description: "A kind that was known before the answer is counted now.",
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
      description: "Nothing is counted, and nobody asks again.",
      meta: { screen: "ConsentChoice", requirements: ["S1.tags"] },
    },
  },
});
