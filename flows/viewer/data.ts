import type { RunRecord } from "../../model-tests/qa/records";
import type { Screen } from "../chart/screens";
import type { PlannedTests } from "../chart/tests";

/** A machine as the list names it. */
export interface Listed {
  machine: string;
  title: string;
  domain: string;
  description: string | null;
  hash: string;
  states: number;
  transitions: number;
}

/** What is known of a machine beside its chart; of what nobody has made yet there is none. */
export interface Evidence {
  tests: PlannedTests | null;
  /** Of this machine. */
  runs: readonly RunRecord[];
  screens: readonly Screen[];
}

export const noEvidence: Evidence = { tests: null, runs: [], screens: [] };

/** Why something could not be shown. */
export interface ViewerFailure {
  code: "notFound" | "forbidden" | "network" | "malformed";
}

/** What an actor ended with, as a plain value. */
export const failureOf = ({ error }: { error: unknown }): ViewerFailure =>
  typeof error === "object" && error !== null && "code" in error
    ? { code: (error as ViewerFailure).code }
    : { code: "malformed" };

/** A failure in words, behind "… could not be loaded:". */
export const failureTexts: Record<ViewerFailure["code"], string> = {
  notFound: "the server does not have it.",
  forbidden: "your account may not see the flow pictures. Sign in with one that may.",
  network: "the server did not answer. Look after your connection and try again.",
  malformed: "the server sent something else. Build the pictures anew with npm run flows -- build.",
};
