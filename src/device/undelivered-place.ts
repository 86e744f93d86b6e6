import { device } from "./storage";

/** Where a learner's undelivered commands are kept: one entry a thing. */
export const undeliveredKey = (learnerId: number): string => `academy.undelivered/${learnerId}/`;

/** The window is told under this name when this tab keeps an entry; other tabs are told by the browser. */
export const keptEvent = "academy:kept";

/** Whether this device keeps anything of the learner that the server is not known to have. */
export const hasUndelivered = (learnerId: number): boolean => device.keys(undeliveredKey(learnerId)).length > 0;

/** The page that is open is the first to deliver what was done on it, in milliseconds. */
const headStart = 3000;

/**
 * Tells when this device keeps something of a learner and has a network: some seconds after a page is opened, after
 * something was kept in any tab, and after the network has come back. Until the signal ends it.
 */
export function watchForUndelivered(learnerId: number, report: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (navigator.onLine && hasUndelivered(learnerId)) report();
    }, headStart);
  };
  for (const type of ["storage", "online", keptEvent]) addEventListener(type, look, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  look();
}

/** Removes everything undelivered of a learner whose account is gone. */
export const forgetUndelivered = (learnerId: number): void => device.removeAll(undeliveredKey(learnerId));
