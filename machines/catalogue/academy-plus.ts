import { assign, fromPromise, setup } from "xstate";
import type { PlusContent } from "../../contract/catalogue/plus";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta, ScreenReopened } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

interface Input {
  locale: string;
}
interface Context extends Input {
  content: PlusContent | null;
  failure: Failure | null;
}
type Event = ConnectionChanged | ScreenReopened | { type: "content.retry" };

const screen = "AcademyPlusPage";

/** The page of academy-plus: what it gives, what it contains, and the way to it (R56). */
export const academyPlusMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: { loadPlus: fromPromise<PlusContent, Input>(notProvided("loadPlus")) },
  actions: {
    keepContent: assign((_, content: PlusContent) => ({ content, failure: null })),
    keepFailure: keepFailure(),
  },
  guards: {
    ...connectionGuards,
    isEmpty: (_, { courses, series }: PlusContent) => courses.length + series.length === 0,
  },
}).createMachine({
  id: "academyPlus",
  description: "What academy-plus contains.",
  context: ({ input }) => ({ ...input, content: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The content is loading; what the tier gives is on the page already.",
      meta: { screen, requirements: ["R56"] },
      tags: "busy",
      invoke: {
        id: "loadPlus",
        src: "loadPlus",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
          { target: "shown", actions: { type: "keepContent", params: ({ event }) => event.output } },
        ],
        onError: failTo("failed"),
      },
    },
    shown: {
      description: "One card for each course and each series.",
      meta: { screen, requirements: ["R55", "R56"] },
      on: { "screen.reopened": "refreshing" },
    },
    refreshing: {
      description: "Shown again: the content is requested again, and stays if no answer comes.",
      meta: { screen, requirements: ["R56"] },
      invoke: {
        id: "refreshPlus",
        src: "loadPlus",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
          { target: "shown", actions: { type: "keepContent", params: ({ event }) => event.output } },
        ],
        onError: "shown",
      },
    },
    empty: {
      description: "Nothing is published in academy-plus yet.",
      meta: { screen, requirements: ["R56"] },
      tags: "empty",
    },
    failed: {
      description: "The content did not arrive; it is retried on request and when the network is back.",
      meta: { screen, requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "content.retry": "loading", ...retryOnline("loading") },
    },
  },
});
