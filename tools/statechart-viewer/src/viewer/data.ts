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
}

/** What is known about a machine besides its chart; empty if nobody has generated it yet. */
export interface Evidence {
  tests: PlannedTests | null;
  /** Runs of this machine. */
  runs: readonly RunRecord[];
  screenshots: readonly ScreenshotEntry[];
  /** When it was loaded, in milliseconds since 1970: the time from which ages are counted. */
  loadedAt: number;
}

export const noEvidence: Evidence = { tests: null, runs: [], screenshots: [], loadedAt: 0 };

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
