/**
 * Runs tasks with the same name one after the other, across all tabs of the site. Browsers have locks only over HTTPS
 * and on localhost; elsewhere, tasks run immediately, and only two tabs that send at the same moment could overtake
 * each other.
 */
export const inTurn = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, run) : run();

/** The browser's service workers and its store for copies; null over plain HTTP and in browsers without them. */
export const offlineTools = (): { workers: ServiceWorkerContainer; store: CacheStorage } | null => {
  const { navigator, caches } = globalThis;
  return navigator?.serviceWorker && caches ? { workers: navigator.serviceWorker, store: caches } : null;
};
