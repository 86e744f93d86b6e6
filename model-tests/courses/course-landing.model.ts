import { courseLandingMachine } from "../../machines/courses/course-landing";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { editorIsHere, network, notFound, offline, whoIsHereNow } from "../shared/cases";
import { course } from "../shared/samples";

/** Enrolling has a flow of its own: it is played, and what it tells is sent. */
export const courseLandingFlow = defineFlow({
  machine: courseLandingMachine,
  inputs: machines.courseLanding.inputs,
  events: {
    "session.changed": { ...whoIsHereNow, ...editorIsHere },
    "connection.changed": network,
    "progress.settled": {
      enrolled: { enrolled: true },
      notEnrolled: { enrolled: false },
      unknown: { enrolled: null },
    },
  },
  outcomes: {
    enrolment: {},
    loadCourse: {
      found: { output: course },
      draft: { output: { ...course, status: "draft" as const } },
      notFound,
      offline,
    },
  },
  project: ({ course, learnerId, settled }) => [course?.status, learnerId, settled],
});
