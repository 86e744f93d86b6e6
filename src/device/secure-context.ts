/**
 * Runs tasks with the same name one after the other, across all tabs of the site. Browsers have locks only over HTTPS
 * and on localhost; elsewhere, tasks run immediately, and only two tabs that send at the same moment could overtake
 * each other.
 */
export const inTurn = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, run) : run();
