import { defineTestModel } from "statechart-testing/model/test-model";
import { enrolmentMachine } from "../../machines/courses/enrolment";
import { machines } from "../../machines/index";
import { courseProgress } from "../../machines/testing";
import { offline, signedOut, whoIsHere } from "../shared/cases";

const outside = courseProgress({ enrolled: false });

export const enrolmentModel = defineTestModel({
  machine: enrolmentMachine,
  inputs: machines.enrolment.inputs,
  events: { "session.changed": whoIsHere },
  outcomes: {
    checkEnrolment: {
      enrolled: { output: { progress: courseProgress(), intended: false } },
      notEnrolled: { output: { progress: outside, intended: false } },
      intended: { output: { progress: outside, intended: true } },
      signedOut,
      offline,
    },
    enrol: { enrolled: { output: courseProgress() }, signedOut, offline },
    removeEnrolment: { removed: { output: outside }, signedOut, offline },
  },
  words: {
    outcomes: {
      checkEnrolment: {
        asks: "say whether you are enrolled",
        enrolled: "you are enrolled",
        notEnrolled: "you are not enrolled",
        intended: "you are not enrolled; you chose to enroll before you signed in",
      },
      enrol: { asks: "enroll you", enrolled: "you are enrolled" },
      removeEnrolment: { asks: "remove you from the course", removed: "you have left the course" },
    },
  },
});
