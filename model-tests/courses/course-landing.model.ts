import { defineTestModel } from "statechart-testing/model/test-model";
import { courseLandingMachine } from "../../machines/courses/course-landing";
import { machines } from "../../machines/index";
import { editorIsHere, network, notFound, offline, whoIsHereNow } from "../shared/cases";
import { course } from "../shared/samples";

/** Enrolling has its own test model. Here it is a stub, and the test sends its events. */
export const courseLandingModel = defineTestModel({
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
  words: {
    events: {
      "part.opened": { "": "Scroll down to the parts of the page that load later." },
      "enrolment.requested": { "": "Choose to enroll with the button in another part of the page." },
    },
    outcomes: { loadCourse: { asks: "load the course", found: "here it is", draft: "here it is, as a draft" } },
  },
});
