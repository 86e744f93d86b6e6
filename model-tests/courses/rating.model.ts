import { defineTestModel } from "statechart-testing/model/test-model";
import { ratingMachine } from "../../machines/courses/rating";
import { machines } from "../../machines/index";
import { network, notEnrolled, offline, signedOut, whoIsHereNow } from "../shared/cases";

export const ratingModel = defineTestModel({
  machine: ratingMachine,
  inputs: machines.rating.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    "progress.settled": { enrolled: { enrolled: true }, notEnrolled: { enrolled: false } },
    "rating.choose": { five: { stars: 5 }, six: { stars: 6 } },
  },
  outcomes: {
    loadRating: { none: { output: 0 }, four: { output: 4 }, notEnrolled, offline },
    rate: { saved: { output: 5 }, notEnrolled, signedOut, offline },
  },
  project: ({ stars, learnerId }) => [stars > 0, learnerId],
  words: {
    outcomes: {
      loadRating: { asks: "load your rating", none: "you have not rated the course yet", four: "you gave 4 stars" },
      rate: { asks: "save your rating", saved: "it is saved" },
    },
  },
});
