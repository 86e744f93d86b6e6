import { commonMoments } from "../approval/common-ways";
import { afterStep, type Difference } from "../approval/compare";
import { differencesAt, type Finding, grouped } from "./findings";
import type { ApprovedScreen, Shown } from "./screen-file";

/** A difference of states is one of the machine's behavior: what the page shows then is another one's. */
const isSameState = (was: Shown, is: Shown): boolean => was.state === is.state;

/**
 * What differs between two versions of what the pages of a machine show, as approved.
 * @returns differences whose tests are numbered as in `now`
 */
export function approvedScreenDifferences(before: ApprovedScreen, now: ApprovedScreen): Difference[] {
  const findings: Finding[] = [];
  for (const { test, step, was, is, isNew } of commonMoments<Shown>(before.tests, now.tests, isSameState)) {
    if (!isNew || !isSameState(was, is)) continue;
    for (const says of differencesAt(was, is, step ? afterStep(step) : "at the start"))
      findings.push({ state: was.state, says, test });
  }
  return grouped(findings);
}
