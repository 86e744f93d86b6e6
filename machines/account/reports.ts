import { assign, fromCallback, setup } from "xstate";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";
import type { Report } from "./consent";

interface ReportsChanged {
  type: "reports.changed";
  /** Oldest first. */
  reports: Report[];
}
type Event = ReportsChanged | { type: "reports.clear" };

/** What the sink has counted in this visit, shown to the visitor, who can clear it. */
export const reportsMachine = setup({
  types: {
    context: {} as { reports: Report[] },
    events: {} as Event,
    meta: {} as ScreenMeta,
  },
  actors: {
    /** Reports what the sink holds, at once and on every change. */
    watchReports: fromCallback(notProvided("watchReports")),
  },
  actions: {
    keepReports: assign((_, { reports }: ReportsChanged) => ({ reports })),
    clearReports: notProvided("clearReports"),
  },
  guards: { hasNone: (_, { reports }: ReportsChanged) => reports.length === 0 },
}).createMachine({
  id: "reports",
  description: "Shows visitors what is counted about them.",
  context: { reports: [] },
  initial: "none",
  invoke: { id: "watchReports", src: "watchReports" },
  on: {
    "reports.changed": [
      {
        guard: { type: "hasNone", params: ({ event }) => event },
        target: ".none",
        actions: { type: "keepReports", params: ({ event }) => event },
      },
      { target: ".listed", actions: { type: "keepReports", params: ({ event }) => event } },
    ],
  },
  states: {
    none: {
      description: "Nothing has been counted, and the dialog says so.",
      meta: { screen: "ReportsDialog", requirements: ["S1.tags"] },
    },
    listed: {
      description: "Each report as it would be sent, newest first.",
      meta: { screen: "ReportsDialog", requirements: ["S1.tags"] },
      on: { "reports.clear": { actions: "clearReports" } },
    },
  },
});
