import type { Report } from "../../machines/account/consent";
import { device, readJson, tab } from "../device/storage";
import { consentKey, reportsKey, type Sink } from "./sink";

export const readConsent = (): boolean | null =>
  readJson(device, consentKey, (value) => (typeof value === "boolean" ? value : null));

let opened: Promise<void> | null = null;
let sink: Sink | null = null;
/** Opens the sink of this site. Its code loads with the first report. */
const openSink = (): Promise<void> => {
  opened ??= import("./local-sink").then(({ localSink }) => {
    sink = localSink;
  });
  return opened;
};

/** Remembers an answer on this device; a refusal forgets what was counted before. */
export const rememberConsent = (given: boolean): void => {
  device.write(consentKey, JSON.stringify(given));
  if (given) return;
  tab.remove(reportsKey);
  opened?.then(() => sink?.clear()).catch(() => undefined);
};

/**
 * Passes a report to the sink while this device remembers a consent; at once if the sink is open, since a page that is
 * being left has no time. Reports that cannot be counted are dropped.
 */
export const report = (entry: Report): void => {
  const take = () => {
    if (readConsent()) sink?.take(entry);
  };
  if (sink) take();
  else
    openSink()
      .then(take)
      .catch(() => {
        opened = null;
      });
};

/** Nothing that was reported waits any longer: the page is left. */
export const flushReports = (): void => sink?.flush();

/** Reports when another tab has withdrawn the consent, until the signal aborts. */
export const watchRefusal = (onRefusal: () => void, signal: AbortSignal): void =>
  addEventListener("storage", () => readConsent() || onRefusal(), { signal });
