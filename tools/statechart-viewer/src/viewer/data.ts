import type { RunRecord } from "statechart-testing/recordings/records";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";

/** A machine as the list names it. */
export interface Listed {
  machine: string;
  title: string;
  group: string;
  description: string | null;
  hash: string;
  states: number;
  transitions: number;
  /** Ids of the machines that it runs. */
  runs: readonly string[];
}

/** The columns next to the chart. */
export const columns = ["outline", "detail"] as const;
export type Column = (typeof columns)[number];

/** Runs and screenshots. */
export interface Records {
  runs: readonly RunRecord[];
  screenshots: readonly ScreenshotEntry[];
}

/** What is known about a machine besides its chart; empty if nobody has generated it yet. */
export interface Evidence extends Records {
  tests: PlannedTests | null;
}

/** The records of one machine. */
export function recordsOf({ runs, screenshots }: Records, machine: string): Records {
  const isIts = (one: { machine: string }) => one.machine === machine;
  return { runs: runs.filter(isIts), screenshots: screenshots.filter(isIts) };
}

export const noEvidence: Evidence = { tests: null, runs: [], screenshots: [] };

/** Why something could not be shown. */
export interface ViewerFailure {
  code: "notFound" | "forbidden" | "network" | "malformed";
}

/** An actor's error as a plain value. */
export const failureOf = ({ error }: { error: unknown }): ViewerFailure =>
  typeof error === "object" && error !== null && "code" in error
    ? { code: (error as ViewerFailure).code }
    : { code: "malformed" };

/** A failure in words, after "… could not be loaded:". */
export const failureTexts: Record<ViewerFailure["code"], string> = {
  notFound: "the server does not have it.",
  forbidden: "your account is not allowed to see it. Sign in with one that is.",
  network: "the server did not answer. Check your connection and try again.",
  malformed: "the server sent something unexpected. Make the data of the viewer again.",
};
