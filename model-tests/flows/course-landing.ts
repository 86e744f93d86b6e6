import { machines } from "../../machines/index";
import { courseLandingMachine } from "../../machines/learning/course-landing";
import { defineFlow } from "../engine/flow";
import { network, notFound, offline, whoIsHere } from "./cases";
import { course } from "./samples";

/** Enrolling has a flow of its own and changes nothing here: it is played. */
export const courseLandingFlow = defineFlow({
  machine: courseLandingMachine,
  inputs: machines.courseLanding.inputs,
  events: { "session.changed": whoIsHere, "connection.changed": network },
  outcomes: { enrolment: {}, loadCourse: { found: { output: course }, notFound, offline } },
});
