import { fromPromise, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";

type Event = { type: "block.retry" };

/** A part of the site whose code is fetched when it is needed (specification, section 4). */
export const lazyBlockMachine = setup({
  types: {
    events: {} as Event,
    tags: {} as "busy" | "failed" | "visible",
    meta: {} as ScreenMeta,
  },
  actors: { loadBlock: fromPromise<void>(notProvided("loadBlock")) },
  delays: {
    /** Before this, a spinner would only flash. */
    noticeable: 200,
    tooLong: 10_000,
  },
}).createMachine({
  id: "lazyBlock",
  description: "Shows nothing, then a spinner, then the block, or a way to try again.",
  initial: "fetching",
  states: {
    fetching: {
      description: "The block's code is loading.",
      tags: "busy",
      invoke: { id: "loadBlock", src: "loadBlock", onDone: "ready", onError: "failed" },
      after: { tooLong: "timedOut" },
      initial: "loading",
      states: {
        loading: {
          description: "Too early to show anything.",
          meta: { screen: "LazyBlock", requirements: ["S4.lazyBlocks"] },
          after: { noticeable: "pastDelay" },
        },
        pastDelay: {
          description: "A spinner shows that the block is loading.",
          meta: { screen: "LazyBlock", requirements: ["S4.lazyBlocks"] },
          tags: "visible",
        },
      },
    },
    ready: {
      description: "The block is shown.",
      meta: { screen: "LazyBlock", requirements: ["S4.lazyBlocks"] },
      type: "final",
    },
    timedOut: {
      description: "It takes too long; the reader can try again.",
      meta: { screen: "LazyBlock", requirements: ["S4.lazyBlocks", "S8.lazyBlocks"] },
      tags: "failed",
      on: { "block.retry": "fetching" },
    },
    failed: {
      description: "It did not arrive; the reader can try again.",
      meta: { screen: "LazyBlock", requirements: ["S4.lazyBlocks", "S8.lazyBlocks"] },
      tags: "failed",
      on: { "block.retry": "fetching" },
    },
  },
});
