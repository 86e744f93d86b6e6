import { defineTestModel } from "statechart-testing/model/test-model";
import type { CourseInProgress } from "../../contract/courses/courses";
import { myCoursesMachine } from "../../machines/courses/my-courses";
import { machines } from "../../machines/index";
import { network, offline, signedOut } from "../shared/cases";
import { courseCard, lastOf, someOf } from "../shared/samples";

/** Started, in the middle, and completed. */
const progresses: Pick<CourseInProgress, "progress" | "resume">[] = [
  { progress: 50, resume: { lesson: 2, step: 3 } },
  { progress: 0, resume: { lesson: 1, step: 1 } },
];
const course =
  (completed: boolean) =>
  (id: number): CourseInProgress => ({
    ...courseCard(id),
    motif: "chart",
    ...(completed ? { progress: 100, resume: null } : (progresses[id % 2] as (typeof progresses)[0])),
    enrolledAt: "2026-02-01T10:00:00.000Z",
  });
interface Known {
  completed: boolean;
  cards: readonly unknown[];
}

export const myCoursesModel = defineTestModel({
  machine: myCoursesMachine,
  inputs: machines.myCourses.inputs,
  events: { "connection.changed": network },
  outcomes: {
    loadInProgress: {
      all: { output: (known: Known) => lastOf(course(known.completed), 2)(known) },
      some: { output: (known: Known) => someOf(course(known.completed), 2)(known) },
      none: { output: { data: [], total: 0 } },
      signedOut,
      offline,
    },
    refreshCourses: {
      all: { output: (known: Known) => lastOf(course(known.completed), 2)({ cards: [] }) },
      some: { output: (known: Known) => someOf(course(known.completed), 2)({ cards: [] }) },
      none: { output: { data: [], total: 0 } },
      signedOut,
      offline,
    },
    loadMore: {
      last: { output: (known: Known) => lastOf(course(known.completed))(known) },
      some: { output: (known: Known) => someOf(course(known.completed))(known) },
      signedOut,
      offline,
    },
  },
  project: ({ completed, cards, total }) => [completed, cards.length < total],
  words: {
    start: {
      "in progress": "Open the page “My learning” with the list of the courses in progress.",
      completed: "Open the page “My learning” with the list of the completed courses.",
    },
    outcomes: {
      loadInProgress: {
        asks: "load your courses",
        all: "there are two",
        some: "there are four, of which these are the first two",
        none: "there are none",
      },
      refreshCourses: {
        asks: "load your courses again",
        all: "there are two",
        some: "there are four, of which these are the first two",
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
