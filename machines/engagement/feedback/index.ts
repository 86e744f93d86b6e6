import { assign } from "xstate";
import { failed, kept, loading, success } from "./sending";
import { feedbackSetup } from "./setup";
import { writing } from "./writing";

/** The message box on every page: written by a signed-in learner, sent once, kept until it has arrived. */
export const feedbackMachine = feedbackSetup.createMachine({
  id: "feedback",
  description: "A learner tells the academy what they think of the page they are on.",
  context: ({ input: { page, draft } }) => ({
    page,
    text: draft?.text ?? "",
    url: draft?.url ?? page,
    writer: draft?.writer ?? 0,
    author: null,
    settled: false,
    online: true,
    failure: null,
    seed: "",
    done: 0,
  }),
  initial: "default",
  on: {
    "session.changed": [
      // Another name is not another author.
      { guard: { type: "isSameAuthor", params: ({ event }) => event } },
      { actions: { type: "takeSession", params: ({ event }) => event } },
    ],
    "connection.changed": { actions: assign({ online: ({ event }) => event.online }) },
    "page.opened": { actions: assign({ page: ({ event }) => event.url }) },
  },
  states: {
    default: writing,
    loading,
    success,
    kept,
    failed,
  },
});
