import { existsSync, readFileSync } from "node:fs";
import { readApproved } from "statechart-testing/approval/approved-file";
import type { Difference } from "statechart-testing/approval/compare";
import { approvedDifferences } from "statechart-testing/approval/compare-approved";
import { messageOf } from "statechart-testing/cli/usage-error";
import { approvedScreenDifferences } from "statechart-testing/screen-approval/compare-approved-screens";
import { readScreen } from "statechart-testing/screen-approval/screen-file";

/** The files with what was approved of a machine, in the folder of a revision; null for what was not. */
export interface ApprovedFiles {
  /** What the machine does in each step of its planned tests. */
  behavior: string | null;
  /** What its pages show in each step. */
  screen: string | null;
}

/** A difference of behavior: where, and in which sentences. */
export type BehaviorChange = Pick<Difference, "place" | "says">;

/**
 * How a machine behaves differently, as its approved tests tell: also what no drawing shows, such as the insides of
 * guards and actions.
 */
export interface Behavior {
  /** What the machine does. */
  machine: readonly BehaviorChange[];
  /** What its pages show. */
  pages: readonly BehaviorChange[];
  /** Why something could not be compared, one sentence each. */
  problems: readonly string[];
}

export const sameBehavior: Behavior = { machine: [], pages: [], problems: [] };

/** Whether there is nothing to tell. */
export const isSameBehavior = ({ machine, pages, problems }: Behavior): boolean =>
  [machine, pages, problems].every(({ length }) => length === 0);

/** Compares two files, unless one is missing or they are the same. */
function differences<Approved>(
  [before, after]: readonly [string | null, string | null],
  read: (file: string, remedy: string) => Approved | null,
  compare: (before: Approved, after: Approved) => Difference[],
): BehaviorChange[] {
  if (before === null || after === null || !existsSync(before) || !existsSync(after)) return [];
  if (readFileSync(before, "utf8") === readFileSync(after, "utf8")) return [];
  const remedy = "it is left out of the comparison";
  const [was, is] = [read(before, remedy), read(after, remedy)];
  return was && is ? compare(was, is).map(({ place, says }) => ({ place, says })) : [];
}

/** Compares what was approved of a machine in two revisions. */
export function behaviorBetween(before: ApprovedFiles, after: ApprovedFiles): Behavior {
  const problems: string[] = [];
  const attempt = (compare: () => BehaviorChange[]): BehaviorChange[] => {
    try {
      return compare();
    } catch (thrown) {
      // A file of another version of the format.
      problems.push(messageOf(thrown));
      return [];
    }
  };
  const machine = attempt(() => differences([before.behavior, after.behavior], readApproved, approvedDifferences));
  const pages = attempt(() => differences([before.screen, after.screen], readScreen, approvedScreenDifferences));
  return { machine, pages, problems };
}
