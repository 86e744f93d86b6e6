import { staffOnly } from "../../shared/staff-only";
import { open } from "./open";
import { inboxSetup } from "./setup";

const screen = "InboxPage";

/** What learners have written, for editors and administrators: they read it and mark it as done (R62). */
export const feedbackInboxMachine = inboxSetup.createMachine({
  id: "feedbackInbox",
  description: "Reading what learners write.",
  context: ({ input }) => ({
    ...input,
    staff: "editors",
    messages: [],
    total: 0,
    next: null,
    unread: 0,
    address: input.filters,
    marking: { id: 0, isDone: true },
    failure: null,
    seed: "",
    done: 0,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      { guard: { type: "isVisitor", params: ({ event }) => event }, target: ".signedOut", actions: "forget" },
      {
        guard: { type: "isStaff", params: ({ event }) => event },
        target: ".open.loading",
        actions: ["forget", { type: "keepStaff", params: ({ event }) => event }],
      },
      { target: ".forbidden", actions: "forget" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet, and the page is not for everyone.",
      meta: { screen, requirements: ["R10", "R21"] },
      tags: "pending",
      on: {
        "address.changed": {
          actions: [{ type: "takeFilters", params: ({ event }) => event.filters }, "matchAddress"],
        },
      },
    },
    open,
    ...staffOnly(screen, "The account may not read messages: the page says who it is for."),
  },
});
