import { outputOf } from "../../shared/paged-list";
import { retryOnline } from "../../shared/session";
import { catalogueSetup } from "./setup";

export const learner = catalogueSetup.createStateConfig({
  description: "The learner's progress in the courses shown.",
  initial: "unknown",
  on: {
    "session.changed": [
      { guard: { type: "isLearner", params: ({ event }) => event }, target: ".loading" },
      { target: ".anonymous", actions: "forgetProgress" },
    ],
  },
  states: {
    unknown: {
      description: "The profile is not known yet.",
      meta: { screen: "CataloguePage", requirements: ["S6.progress"] },
    },
    anonymous: {
      description: "A visitor has no progress.",
      meta: { screen: "CataloguePage", requirements: ["R37"] },
    },
    loading: {
      description: "The learner's progress is loading.",
      meta: { screen: "CataloguePage", requirements: ["S6.progress"] },
      invoke: {
        id: "loadProgressMap",
        src: "loadProgressMap",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: { target: "known", actions: { type: "keepProgress", params: outputOf } },
        onError: [
          {
            guard: "isSignedOut",
            target: "anonymous",
            actions: ["forgetProgress", "announceLoss"],
          },
          { target: "failed" },
        ],
      },
    },
    known: {
      description: "Cards of the learner's courses show the progress.",
      meta: { screen: "CataloguePage", requirements: ["R48"] },
      on: { "screen.reopened": "refreshing" },
    },
    refreshing: {
      description: "Shown again: the learner's progress is requested again, and stays if no answer comes.",
      meta: { screen: "CataloguePage", requirements: ["S6.progress", "R48"] },
      invoke: {
        id: "refreshProgressMap",
        src: "loadProgressMap",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: { target: "known", actions: { type: "keepProgress", params: outputOf } },
        onError: [
          { guard: "isSignedOut", target: "anonymous", actions: ["forgetProgress", "announceLoss"] },
          { target: "known" },
        ],
      },
    },
    failed: {
      description:
        "The cards have no progress; the page says so, and it is retried on request and when the network is back.",
      meta: { screen: "CataloguePage", requirements: ["R11", "R48"] },
      tags: "incomplete",
      on: {
        ...retryOnline("loading"),
        "catalogue.retry": "loading",
        "screen.reopened": "loading",
      },
    },
  },
});
