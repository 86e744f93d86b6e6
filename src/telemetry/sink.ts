import type { Report } from "../../machines/account/consent";

/** Where the answer is remembered on this device. */
export const consentKey = "academy.consent";
/** Where the local sink keeps its reports. */
export const reportsKey = "academy.reports";

/** Where reports go: the one way out, whatever counts them in the end. */
export interface Sink {
  /** Takes one more. Neither throws nor waits. */
  take(report: Report): void;
  /** Forgets what it holds and sends nothing more of it: consent was withdrawn. */
  clear(): void;
}
