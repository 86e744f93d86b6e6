import { machines } from "../../machines/index";
import { courseLandingMachine } from "../../machines/learning/course-landing";
import { defineFlow } from "../engine/flow";
import { network, notFound, offline, whoIsHereNow } from "./cases";
import { course } from "./samples";

/** Enrolling has a flow of its own: it is played, and what it tells is sent. */
export const courseLandingFlow = defineFlow({
  machine: courseLandingMachine,
  inputs: machines.courseLanding.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    "progress.settled": {
      enrolled: { enrolled: true },
      notEnrolled: { enrolled: false },
      unknown: { enrolled: null },
    },
  },
  outcomes: { enrolment: {}, loadCourse: { found: { output: course }, notFound, offline } },
  project: ({ learnerId, settled }) => [learnerId, settled],
});
