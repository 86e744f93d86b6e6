import { fromCallback, fromPromise } from "xstate";
import { claimCopies, registerWorker, takeOver, type WorkerPage, watchVersions } from "../device/site-worker";

/** @param renewCopies renews the courses that are kept on this device; ends early if the signal aborts */
export const siteWorkerActors = (page: WorkerPage, renewCopies: (signal: AbortSignal) => Promise<void>) => ({
  actors: {
    registerWorker: fromPromise(() => registerWorker()),
    watchVersions: fromCallback(({ sendBack }) => {
      const end = new AbortController();
      // Without an answer, no new version is known.
      watchVersions(() => sendBack({ type: "version.found" }), end.signal).catch(() => undefined);
      return () => end.abort();
    }),
    claimCopies: fromPromise(({ input }: { input: { learnerId: number } }) => claimCopies(input.learnerId, page)),
    renewCopies: fromPromise<void>(({ signal }) => renewCopies(signal)),
    takeOver: fromPromise(() => takeOver(page.build)),
  },
  actions: { reload: () => location.reload() },
});
