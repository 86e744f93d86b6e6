import { defineTestModel } from "statechart-testing/model/test-model";
import type { CourseInProgress } from "../../contract/courses/courses";
import { learningNowMachine } from "../../machines/catalogue/learning-now";
import { machines } from "../../machines/index";
import { network, offline, signedOut, whoIsHereNow } from "../shared/cases";
import { courseCard, lastOf, someOf } from "../shared/samples";

const course = (id: number): CourseInProgress => ({
  ...courseCard(id),
  motif: "chart",
  progress: 50,
  resume: null,
  enrolledAt: "2026-02-01T10:00:00.000Z",
});
const nothing = { cards: [] };

export const learningNowModel = defineTestModel({
  machine: learningNowMachine,
  inputs: machines.learningNow.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    "filter.change": { completed: { completed: true }, inProgress: { completed: false } },
  },
  outcomes: {
    loadInProgress: {
      one: { output: lastOf(course)(nothing) },
      fourOfEight: { output: someOf(course, 4)(nothing) },
      none: { output: lastOf(course, 0)(nothing) },
      signedOut,
      offline,
    },
    loadMore: { last: { output: lastOf(course) }, some: { output: someOf(course) }, signedOut, offline },
  },
  project: ({ learnerId, completed, filterChanged, cards, total }) => [
    learnerId,
    completed,
    filterChanged,
    cards.length > 3,
    cards.length < total,
  ],
  words: {
    outcomes: {
      loadInProgress: {
        asks: "load the courses that you have begun",
        one: "there is one",
        fourOfEight: "there are eight, of which these are the first four",
        none: "there are none",
      },
      loadMore: {
        asks: "load more of your courses",
        last: "here is the last one",
        some: "here is one more, and there are others",
      },
    },
  },
});
