import type { Report } from "../../machines/account/consent";
import { device, readJson, type Storage, tab } from "../device/storage";
import { anonymousCall, type CountSender, createCountSender } from "./count-sender";
import { plainPath } from "./plain-path";
import { consentKey, reportsKey, type Sink } from "./sink";

/** Maximum number of reports; the newest are kept. */
export const maxReports = 500;
/** How long reports are collected before they are written, in milliseconds. */
const gathering = 500;

/** A sink whose contents can be displayed. */
export interface LocalSink extends Sink {
  /** Oldest first. */
  reports(): readonly Report[];
  subscribe(onChange: () => void): () => void;
}

/** The properties of each kind of report that are text. */
const texts: Record<string, readonly string[]> = { user: ["tag"], page: ["path"], step: ["machine", "locale"] };
/** Those that are lists. */
const lists: Record<string, readonly string[]> = { step: ["transitions", "entered", "left"] };

const isReport = (value: unknown): value is Report => {
  if (typeof value !== "object" || value === null) return false;
  const { type, ...rest } = value as Record<string, unknown>;
  const kind = String(type);
  return (
    (texts[kind] ?? [""]).every((name) => typeof rest[name] === "string") &&
    (lists[kind] ?? []).every((name) => Array.isArray(rest[name]))
  );
};

/**
 * Keeps reports in the tab, where they can be displayed, and passes steps on to be added up and sent; other reports
 * never leave the tab.
 */
export function createLocalSink(storage: Storage, sender: CountSender): LocalSink {
  let reports = readJson(storage, reportsKey, (value) => (Array.isArray(value) ? value.filter(isReport) : null)) ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    storage.write(reportsKey, JSON.stringify(reports));
  };
  return {
    take(report) {
      const entry = report.type === "page" ? { ...report, path: plainPath(report.path) } : report;
      reports = [...reports.slice(1 - maxReports), entry];
      timer ??= setTimeout(write, gathering);
      if (report.type === "step") sender.take(report);
      tell();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      reports = [];
      sender.clear();
      storage.remove(reportsKey);
      tell();
    },
    flush() {
      write();
      sender.flush();
    },
    reports: () => reports,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const sender = createCountSender({ call: anonymousCall, isAllowed: () => device.read(consentKey) === "true" });
/** The sink of this tab. */
export const localSink = createLocalSink(tab, sender);
