import { noRange } from "../comparison/range";
import type { Context } from "./context";
import { viewerSetup } from "./setup";

/** The first region has already taken the new location. */
const rangeOf = ({ context }: { context: Context }) => context.place.comparison;

const moved = [
  { guard: "leavesComparison", target: "closed" },
  { guard: "choosesOtherRange", actions: { type: "tellComparison", params: rangeOf } },
] as const;
const opened = { guard: "opensComparison", target: "open" } as const;

export const comparison = viewerSetup.createStateConfig({
  description: "The comparison page.",
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isComparing", target: "open" }, { target: "closed" }] },
    closed: {
      description: "Another page is looked at.",
      on: { "place.open": opened, "place.changed": opened },
    },
    open: {
      description: "Revisions are chosen and compared.",
      invoke: {
        id: "comparison",
        src: "comparison",
        input: ({ context }) => ({ range: context.place.comparison ?? noRange }),
      },
      on: { "place.open": moved, "place.changed": moved },
    },
  },
});
