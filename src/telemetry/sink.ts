import type { Report } from "../../machines/account/consent";

/** The key of the remembered answer on this device. */
export const consentKey = "academy.consent";
/** The key of the local sink's reports. */
export const reportsKey = "academy.reports";

/** The one destination of reports, regardless of what counts them. */
export interface Sink {
  /** Accepts a report. Neither throws nor waits. */
  take(report: Report): void;
  /** The page is left: stores and sends at once what waits for that. */
  flush(): void;
  /** Removes its contents and sends nothing more of them, because consent was withdrawn. */
  clear(): void;
}
