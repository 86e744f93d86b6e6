import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let isPrepared = false;

/**
 * Ensures that this process ends on a signal, with its `exit` listeners. Without them, a signal would leave behind what
 * it started; and Playwright closes its browsers on a signal, but does not end the process.
 */
export function exitOnSignal(): void {
  if (isPrepared) return;
  isPrepared = true;
  for (const signal of signals) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
