import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import type { BehaviorChange } from "./behavior";
import type { Fate } from "./merged-chart";
import type { Ref } from "./refs";
import type { Sentence } from "./sentences";

/** A chart with everything before and after a change, laid out. */
export interface MergedPicture {
  chart: Chart;
  layout: Layout;
  /** By the chart's ids; what is unchanged has no entry. */
  states: Readonly<Record<string, Fate>>;
  transitions: Readonly<Record<string, Fate>>;
}

/** The screenshot of a state before and after a change, as data URLs. */
export interface ScreenshotPair {
  state: string;
  before: string;
  /** Null if it is the same. */
  after: string | null;
}

/** A changed machine, with everything that a page shows of it. */
export interface FindingData {
  machine: string;
  title: string;
  /** The number of changes. */
  summary: string;
  sentences: readonly Sentence[];
  /** What no drawing shows: what the machine does and what its pages show, as approved. */
  behavior: readonly { title: string; changes: readonly BehaviorChange[] }[];
  /** Why something could not be compared. */
  problems: readonly string[];
  requirements: readonly string[];
  tests: readonly { text: string; ids: readonly string[] }[];
  /** Null if the drawing has not changed. */
  picture: MergedPicture | null;
  screenshots: readonly ScreenshotPair[];
  /** How many more states have screenshots that differ. */
  moreScreenshots: number;
}

/** A comparison of two revisions, as data. */
export interface ComparisonData {
  /** The revisions, as the user names them, with their commits. */
  before: string;
  after: string;
  headline: string;
  findings: readonly FindingData[];
  /** The same as Markdown for a pull request. */
  markdown: string;
}

/** The answer to a request for a comparison. */
export type ComparisonAnswer =
  | { kind: "compared"; comparison: ComparisonData }
  | { kind: "unknown"; revision: string; closest: readonly string[] }
  /** Why it is impossible, in a sentence. */
  | { kind: "impossible"; says: string };

/** The answer to a request for the revisions that can be compared. */
export type RevisionsAnswer =
  | { kind: "revisions"; refs: readonly Ref[]; lastTag: string | null }
  | { kind: "impossible"; says: string };
