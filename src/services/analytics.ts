import type { Report } from "../../machines/session/consent";
import { device, readJson, tab } from "./storage";

const consentKey = "academy.consent";
const sinkKey = "academy.reports";
/** The newest reports that the tab keeps. */
const kept = 200;

export const readConsent = (): boolean | null =>
  readJson(device, consentKey, (value) => (typeof value === "boolean" ? value : null));
export const rememberConsent = (given: boolean): void => {
  device.write(consentKey, JSON.stringify(given));
  if (!given) tab.remove(sinkKey);
};

/** The local sink: reports stay in the tab and leave it with it; nothing is sent anywhere. */
export const report = (entry: Report): void => {
  const reports = readJson(tab, sinkKey, (value) => (Array.isArray(value) ? value : null)) ?? [];
  tab.write(sinkKey, JSON.stringify([...reports.slice(1 - kept), entry]));
};
