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
});
