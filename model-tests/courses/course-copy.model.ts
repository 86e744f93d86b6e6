import { defineTestModel } from "statechart-testing/model/test-model";
import { courseCopyMachine } from "../../machines/courses/course-copy";
import { machines } from "../../machines/index";
import { network, whoIsHere } from "../shared/cases";

const broken = { error: { code: "internal" as const, status: 0 } };

export const courseCopyModel = defineTestModel({
  machine: courseCopyMachine,
  inputs: machines.courseCopy.inputs,
  events: {
    "session.changed": whoIsHere,
    "connection.changed": network,
    "progress.settled": {
      enrolled: { enrolled: true },
      notEnrolled: { enrolled: false },
      unknown: { enrolled: null },
    },
    "copy.progressed": { half: { percent: 50 } },
    "copy.failed": { offline: { failure: { code: "network" as const, status: 0 } } },
  },
  outcomes: {
    keepCopy: {},
    findCopy: { kept: { output: true }, notKept: { output: false }, unsupported: { output: null }, broken },
    removeCopy: { removed: { output: undefined }, broken },
  },
  words: {
    events: {
      "copy.progressed": { half: "Half of the course is saved." },
      "copy.completed": { "": "The whole course is saved." },
      "store.filled": { "": "Your device has no more space." },
      "copy.failed": { offline: "A part of the course does not arrive, because the server cannot be reached." },
    },
    outcomes: {
      findCopy: {
        asks: "look for the course on your device",
        kept: "the course is on your device",
        notKept: "the course is not on your device",
        unsupported: "your browser cannot save courses",
        broken: "your browser’s storage cannot be used",
      },
      removeCopy: {
        asks: "remove the course from your device",
        removed: "it is removed",
        broken: "your browser’s storage cannot be used",
      },
    },
  },
});
