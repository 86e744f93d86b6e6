import { assign } from "xstate";
import { retryOnline } from "../../shared/session";
import { catalogueSetup } from "./setup";

export const topics = catalogueSetup.createStateConfig({
  description: "The topics to filter by.",
  initial: "needed",
  states: {
    needed: {
      description: "A section of one topic has none to choose.",
      always: [{ guard: "hasTopic", target: "fixed" }, { target: "loading" }],
    },
    fixed: {
      description: "The list is of one topic; the others are sections beside it.",
      meta: { screen: "CataloguePage", requirements: ["S2.sections"] },
    },
    loading: {
      description: "The topics are loading; the cards do not wait for them.",
      meta: { screen: "CataloguePage", requirements: ["S7.categories"] },
      tags: "busy",
      invoke: {
        id: "loadTopics",
        src: "loadTopics",
        input: ({ context: { locale, shelf } }) => ({ locale, shelf }),
        onDone: { target: "known", actions: assign({ topics: ({ event }) => event.output }) },
        onError: "failed",
      },
    },
    known: {
      description: "Each topic is a filter.",
      meta: { screen: "CataloguePage", requirements: ["S7.categories"] },
    },
    failed: {
      description: "Without topics the list still works; the page says that they are missing, and tries again.",
      meta: { screen: "CataloguePage", requirements: ["R11", "R40"] },
      tags: "incomplete",
      on: {
        "catalogue.retry": "loading",
        "filters.change": "loading",
        ...retryOnline("loading"),
      },
    },
  },
});
