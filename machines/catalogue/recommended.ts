import { assign, fromPromise, setup } from "xstate";
import type { CourseCard } from "../../contract/courses/courses";
import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

interface Input {
  locale: string;
  /** The course that was just learned; null after an exam without one. */
  slug: string | null;
}
interface Context extends Input {
  cards: CourseCard[];
  failure: Failure | null;
}
type Event = ConnectionChanged | { type: "recommended.retry" };

const screen = "Recommended";

/** What a learner could do next: other courses, after a lesson, a course, or an exam (R66). */
export const recommendedMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed" | "empty",
    meta: {} as ScreenMeta,
  },
  actors: {
    /** The courses to show, without those that the learner has completed. */
    loadRecommended: fromPromise<CourseCard[], Input>(notProvided("loadRecommended")),
  },
  actions: {
    keepCards: assign((_, cards: CourseCard[]) => ({ cards, failure: null })),
    keepFailure: keepFailure(),
  },
  guards: {
    isEmpty: (_, cards: CourseCard[]) => cards.length === 0,
    ...connectionGuards,
  },
}).createMachine({
  id: "recommended",
  description: "What to learn next.",
  context: ({ input }) => ({ ...input, cards: [], failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The courses are loading; what was achieved is on the page already.",
      meta: { screen, requirements: ["S7.recommended", "R66"] },
      tags: "busy",
      invoke: {
        id: "loadRecommended",
        src: "loadRecommended",
        input: ({ context: { locale, slug } }) => ({ locale, slug }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "empty" },
          { target: "shown", actions: { type: "keepCards", params: ({ event }) => event.output } },
        ],
        onError: failTo("failed"),
      },
    },
    shown: {
      description: "Up to three courses that the learner has not completed.",
      meta: { screen, requirements: ["R66"] },
    },
    empty: {
      description: "The learner has completed everything there is: the block is hidden, with its heading.",
      meta: { screen: "none", requirements: ["R66"] },
      tags: "empty",
    },
    failed: {
      description: "The courses did not arrive; it is retried on request and when the network is back.",
      meta: { screen, requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "recommended.retry": "loading", ...retryOnline("loading") },
    },
  },
});
