import { fromCallback, fromPromise } from "xstate";
import { claimCopies, registerWorker, takeOver, type WorkerPage, watchVersions } from "../device/site-worker";

export const siteWorkerActors = (page: WorkerPage) => ({
  actors: {
    registerWorker: fromPromise(() => registerWorker()),
    watchVersions: fromCallback(({ sendBack }) => {
      const end = new AbortController();
      // Without an answer, no new version is known.
      watchVersions(() => sendBack({ type: "version.found" }), end.signal).catch(() => undefined);
      return () => end.abort();
    }),
    claimCopies: fromPromise(({ input }: { input: { learnerId: number } }) => claimCopies(input.learnerId, page)),
    takeOver: fromPromise(() => takeOver(page.build)),
  },
  actions: { reload: () => location.reload() },
});
