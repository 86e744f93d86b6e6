import type { Outlet } from "../cli/command";
import type { Planning } from "../planner/planning";
import { lateOutcomes } from "./late-outcomes";
import { sleepDifferences } from "./sleep";

/**
 * Checks what a machine does with outcomes that arrive late or twice, and after a sleep, and reports what is wrong.
 * @returns whether nothing is
 */
export function standsRaces(id: string, { testModel, graph }: Planning, { say }: Pick<Outlet, "say">): boolean {
  const late = lateOutcomes(testModel, graph);
  const slept = sleepDifferences(testModel, graph);
  for (const one of late) say(`LATE ${id}, ${one}`);
  for (const one of slept) say(`SLEEP ${id}, ${one}`);
  return late.length + slept.length === 0;
}
