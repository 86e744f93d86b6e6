import { defineTestModel } from "statechart-testing/model/test-model";
import { siteWorkerMachine } from "../../machines/account/site-worker";
import { machines } from "../../machines/index";
import { network } from "../shared/cases";

const broken = { error: { code: "internal" as const, status: 0 } };

export const siteWorkerModel = defineTestModel({
  machine: siteWorkerMachine,
  inputs: machines.siteWorker.inputs,
  events: {
    "connection.changed": network,
    "account.known": { learner: { learnerId: 7 }, visitor: { learnerId: 0 } },
    "page.opened": {
      courses: { path: "/academy/courses/" },
      lesson: { path: "/academy/courses/seo/lessons/lesson-1/" },
    },
  },
  outcomes: {
    watchVersions: {},
    registerWorker: { registered: { output: true }, notSupported: { output: false }, broken },
    claimCopies: { claimed: { output: undefined }, broken },
    renewCopies: { renewed: { output: undefined }, broken },
    takeOver: {
      taken: { output: { taken: true, outdated: false } },
      takenFromOld: { output: { taken: true, outdated: true } },
      refused: { output: { taken: false, outdated: false } },
      broken,
    },
  },
  project: ({ learnerId }) => [learnerId],
  words: {
    start: { "": "Open a page of the site, and wait until it is idle." },
    events: {
      "account.known": {
        learner: "The page finds out that you are signed in.",
        visitor: "The page finds out that you are not signed in.",
      },
      "page.opened": { courses: "Open the list of courses.", lesson: "Open a lesson." },
      "version.found": { "": "A new version of the site is published, and your browser finds it." },
    },
    outcomes: {
      registerWorker: {
        registered: "Your browser registers the service worker.",
        notSupported: "Your browser has no service workers.",
        broken: "Your browser cannot register the service worker.",
      },
      claimCopies: {
        claimed: "The copies of others are removed from the device.",
        broken: "The device’s store cannot be used.",
      },
      renewCopies: {
        renewed: "Courses that are saved on the device are renewed.",
        broken: "Courses that are saved on the device cannot be renewed now.",
      },
      takeOver: {
        taken: "No other page is open: the new version takes over.",
        takenFromOld: "No other page is open: the new version takes over, and this page is of the earlier version.",
        refused: "Another page of the site is open: the new version waits.",
        broken: "The new version does not answer.",
      },
    },
  },
});
