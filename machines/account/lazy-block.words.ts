import { wordsFor } from "../shared/machine-words";
import type { lazyBlockMachine } from "./lazy-block";

export const lazyBlockWords = wordsFor<typeof lazyBlockMachine>()({
  events: { "block.retry": "the reader presses Try again" },
  guards: {},
  actions: {},
  delays: {
    noticeable: "the time without a spinner",
    tooLong: "the longest wait",
  },
  actors: { loadBlock: { doing: "loading this part of the page", done: "the part is loaded" } },
});
