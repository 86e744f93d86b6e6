import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { courseCopyMachine } from "./course-copy";

export const courseCopyWords = wordsFor<typeof courseCopyMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "progress.settled": "it becomes known whether the learner is enrolled",
    "copy.keep": "the learner presses Save on this device",
    "copy.cancel": "the learner presses Cancel",
    "copy.remove": "the learner presses Remove from this device",
    "copy.progressed": "another part of the course is saved",
    "copy.completed": "the whole course is saved",
    "store.filled": "the device has no more space",
    "copy.failed": "a part of the course does not arrive",
  },
  guards: {
    ...shared.connectionWords,
    isEnrolled: "the learner is in the course",
    hasLeft: "the learner is not in the course",
    isUnsupported: "this browser cannot save courses",
    isKept: "the course is on this device",
  },
  actions: {
    ...shared.keepsFailure,
    dropCopy: "remove the course from this device",
    begin: "begin at 0%",
    keepPercent: "note how much is saved",
  },
  delays: {},
  actors: {
    findCopy: { doing: "looking for the course on this device", done: "the device has answered" },
    keepCopy: "saving the course on this device",
    removeCopy: { doing: "removing the course from this device", done: "the course is removed" },
  },
});
