import { device } from "./storage";

/** The keys under which a learner's undelivered commands are kept: one entry per subject. */
export const undeliveredKey = (learnerId: number): string => `academy.undelivered/${learnerId}/`;

/** The event that the window gets when this tab stores an entry; the browser notifies other tabs. */
export const keptEvent = "academy:kept";

/** Whether this device has any command of the learner that the server may not have. */
export const hasUndelivered = (learnerId: number): boolean => device.keys(undeliveredKey(learnerId)).length > 0;

/** How long the open page has to deliver its own commands before others do, in milliseconds. */
const headStart = 3000;

/**
 * Reports when this device has commands of a learner and a network: some seconds after a page opens, after a command is
 * stored in any tab, and after the network is back. Stops with the signal.
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

/** Removes all undelivered commands of a learner whose account was deleted. */
export const forgetUndelivered = (learnerId: number): void => device.removeAll(undeliveredKey(learnerId));
