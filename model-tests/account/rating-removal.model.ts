import { defineTestModel } from "statechart-testing/model/test-model";
import { ratingRemovalMachine } from "../../machines/account/rating-removal";
import { machines } from "../../machines/index";
import { offline, signedOut } from "../shared/cases";
import { proofEvents, proofOutcomes, proofWords } from "./session-proof.testing";

/** What its page asks about. */
export const opened = {
  subject: {
    account: 7,
    email: "person7@academy.test",
    course: 901,
    title: "SEO basics",
    id: 7,
    stars: 1,
    isRemoved: true,
    before: { count: 5, average: 4.2, isShown: true },
    after: { count: 4, average: 5, isShown: false },
  },
  seed: "seed",
};

export const ratingRemovalModel = defineTestModel({
  machine: ratingRemovalMachine,
  inputs: machines.ratingRemoval.inputs,
  events: {
    "action.open": { "": opened },
    ...proofEvents,
    // It has no form.
    "form.change": {},
  },
  outcomes: {
    perform: {
      done: { output: { count: 4, average: 5, byStars: [0, 0, 0, 0, 4], isShown: false } },
      unproved: { error: { code: "confirmation_needed", status: 403 } },
      outdated: { error: { code: "conflict", status: 409 } },
      signedOut,
      offline,
    },
    ...proofOutcomes,
  },
  // Undoing turns it round.
  project: ({ subject, password, problem }) => [subject?.isRemoved, password, problem],
  words: {
    events: {
      ...proofWords.events,
      "action.close": { "": "Someone else signs in." },
      "action.open": { "": "Click “Remove” beside the first rating in the list." },
    },
    outcomes: {
      perform: {
        asks: "remove the rating, or put it back",
        done: "it is done",
        unproved: "the session was confirmed too long ago",
        outdated: "the learner has rated the course again",
      },
      ...proofWords.outcomes,
    },
  },
});
