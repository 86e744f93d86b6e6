import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { siteWorkerMachine } from "./site-worker";

export const siteWorkerWords = wordsFor<typeof siteWorkerMachine>()({
  events: {
    ...shared.connectionChanged,
    "account.known": "it becomes known who is here",
    "page.opened": "the reader opens a page",
    "version.found": "a new version of the site is ready",
  },
  guards: {
    ...shared.connectionWords,
    isSupported: "this browser has service workers",
    isKnown: "it is known who is here",
    isInterruptible: "the page is neither a lesson nor an exam",
    hasTakenOver: "no other page is open",
    isOutdated: "this page, the only one, is of the earlier version",
  },
  actions: { keepAccount: "note who is here", reload: "load the page again" },
  delays: {},
  actors: {
    registerWorker: { doing: "registering the service worker", done: "it is registered or not supported" },
    watchVersions: "watching for new versions",
    claimCopies: { doing: "removing the copies of others", done: "only the reader’s own copies are left" },
    renewCopies: { doing: "renewing kept courses", done: "kept courses are as up to date as the network allows" },
    takeOver: { doing: "asking the new version to take over", done: "the new version answers" },
  },
});
