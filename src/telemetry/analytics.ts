import type { Report } from "../../machines/account/consent";
import { device, readJson, tab } from "../device/storage";
import { consentKey, reportsKey, type Sink } from "./sink";

export const readConsent = (): boolean | null =>
  readJson(device, consentKey, (value) => (typeof value === "boolean" ? value : null));

let opened: Promise<Sink> | null = null;
/** The sink of this site. Its code loads with the first report. */
const sink = (): Promise<Sink> => {
  opened ??= import("./local-sink").then(({ localSink }) => localSink);
  return opened;
};

/** Remembers an answer on this device; a refusal forgets what was counted before. */
export const rememberConsent = (given: boolean): void => {
  device.write(consentKey, JSON.stringify(given));
  if (given) return;
  tab.remove(reportsKey);
  opened?.then((one) => one.clear()).catch(() => undefined);
};

/** Passes a report to the sink while this device remembers a consent. Reports that cannot be counted are dropped. */
export const report = (entry: Report): void => {
  sink()
    .then((one) => readConsent() && one.take(entry))
    .catch(() => {
      opened = null;
    });
};

/** Reports when another tab has withdrawn the consent, until the signal aborts. */
export const watchRefusal = (onRefusal: () => void, signal: AbortSignal): void =>
  addEventListener("storage", () => readConsent() || onRefusal(), { signal });
