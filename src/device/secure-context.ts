/**
 * Runs tasks of the same name one after the other, across all tabs of the site. Browsers have locks over HTTPS and on
 * localhost only; elsewhere it runs at once, and only two tabs that send within the same moment could overtake one
 * another.
 */
export const inTurn = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, run) : run();
