import { stepLabel } from "../simulator/step";
import type { Approved } from "./approved-file";
import { commonMoments } from "./common-ways";
import { afterStep, type Difference, type Found, grouped, slug } from "./compare";
import { differencesBetween } from "./differences";
import type { Moment } from "./moments";

/** The same state afterward, as far as the moments themselves say: both keep it, or both change it to the same. */
const isSameState = (was: Moment, is: Moment): boolean => was.state.join() === is.state.join();

/**
 * What differs between two versions of the approved behavior of a machine, one sentence each. After a difference of
 * states, the rest of a test says nothing.
 * @returns differences whose tests are numbered as in `now`
 */
export function approvedDifferences(before: Approved, now: Approved): Difference[] {
  const found: (Found & { test: number })[] = [];
  let state = "";
  for (const { test, input, step, was, is, isNew } of commonMoments<Moment>(before.tests, now.tests, isSameState)) {
    if (!step) state = "";
    const says = isNew ? differencesBetween(was, is, state) : [];
    const at = input === "" ? "at the start" : `at the start with the input "${input}"`;
    if (says.length > 0)
      found.push({
        name: step ? slug(`${state} ${stepLabel(step)}`) : `start-${slug(input)}`,
        place: step ? `${afterStep(step)} in ${state}` : at,
        says,
        test,
      });
    state = is.state.join(", ") || state;
  }
  return grouped(found);
}
