import type { RunRecord } from "statechart-testing/recordings/records";
import type { ZodMiniType } from "zod/mini";
import type { ScreenshotEntry } from "../chart/screenshots";
import type { PlannedTests } from "../chart/tests";
import type { MachineUsage } from "../chart/usage-data";

/** A machine as the list names it. */
export interface Listed {
  machine: string;
  title: string;
  group: string;
  description: string | null;
  hash: string;
  /** The heading that it is listed under. */
  section: string;
  /** Whether it is one of those that matter most in its section. */
  isMain: boolean;
  /** The id of the innermost state whose screenshot represents it; null for any. */
  shows: string | null;
  states: number;
  /** How many of its states have no child states: as many screenshots as it can have in one variant. */
  innermost: number;
  transitions: number;
  /** Ids of the machines that it runs. */
  runs: readonly string[];
  /** The machine on whose page it is, if it has no page of its own. */
  within: string | null;
  /** Why there can be no screenshots of it, in a sentence; null if there can. */
  unseen: string | null;
  /** Whether there is a drawing of it as a file. */
  hasDrawing: boolean;
}

/** The columns next to the chart. */
export const columns = ["outline", "detail"] as const;
export type Column = (typeof columns)[number];

/** How a machine's last run with one driver ended. */
export type RunSummary = Omit<RunRecord, "tests"> & Record<"passed" | "failed" | "flaky", number>;

/** What the list shows of all machines besides their charts. */
export interface Overview {
  runs: readonly RunSummary[];
  screenshots: readonly ScreenshotEntry[];
  /** When it was loaded, in milliseconds since 1970: the time from which ages are counted. */
  loadedAt: number;
}

export const noOverview: Overview = { runs: [], screenshots: [], loadedAt: 0 };

/** The planned tests of a machine, and how they went. */
export interface Tested {
  tests: PlannedTests | null;
  /** Runs of this machine. */
  runs: readonly RunRecord[];
}

/** What is known about a machine besides its chart; empty if nobody has generated it yet. */
export interface Evidence extends Tested {
  screenshots: readonly ScreenshotEntry[];
  /** When it was loaded, in milliseconds since 1970: the time from which ages are counted. */
  loadedAt: number;
}

export const noEvidence: Evidence = { tests: null, runs: [], screenshots: [], loadedAt: 0 };

/** The usage of the machines of a journey, all from the same source. */
export type Funnel = readonly MachineUsage[];

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

/** Loads data of the viewer. Rejects with a `ViewerFailure`. */
export type Get = <T>(path: string, schema: ZodMiniType, signal: AbortSignal) => Promise<T>;
