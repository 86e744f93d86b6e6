import { defineTestModel } from "statechart-testing/model/test-model";
import { enrolmentMachine } from "../../machines/courses/enrolment";
import { machines } from "../../machines/index";
import { courseProgress } from "../../machines/testing";
import { offline, signedOut, whoIsHere } from "../shared/cases";

const outside = courseProgress({ enrolled: false });
const begun = courseProgress({ progress: 50, stepsDone: 2, resume: { lesson: 2, step: 3 } });
const lacksPlan = courseProgress({ enrolled: false, needsPlan: true });
const finished = courseProgress({ progress: 100, stepsDone: 4 });

export const enrolmentModel = defineTestModel({
  machine: enrolmentMachine,
  inputs: machines.enrolment.inputs,
  events: { "session.changed": whoIsHere },
  outcomes: {
    checkEnrolment: {
      begun: { output: { progress: begun, intended: false } },
      finished: { output: { progress: finished, intended: false } },
      notEnrolled: { output: { progress: outside, intended: false } },
      planNeeded: { output: { progress: lacksPlan, intended: true } },
      intended: { output: { progress: outside, intended: true } },
      signedOut,
      offline,
    },
    enrol: {
      enrolled: { output: courseProgress({ resume: { lesson: 1, step: 1 } }) },
      planNeeded: { error: { code: "plan_needed", status: 403 } },
      signedOut,
      offline,
    },
    removeEnrolment: { removed: { output: outside }, signedOut, offline },
  },
  project: ({ progress }) => progress?.stepsDone,
  words: {
    outcomes: {
      checkEnrolment: {
        asks: "say whether you are enrolled",
        begun: "you are enrolled, and stopped at step 3 of lesson 2",
        finished: "you are enrolled, and have completed all steps",
        notEnrolled: "you are not enrolled",
        planNeeded: "the course is part of Academy Plus, and your plan is not",
        intended: "you are not enrolled; you chose to enroll before you signed in",
      },
      enrol: { asks: "enroll you", enrolled: "you are enrolled" },
      removeEnrolment: { asks: "remove you from the course", removed: "you have left the course" },
    },
  },
});
