import type { Screen } from "statechart-testing/drivers/screen-tests";
import { tourAsApproved } from "statechart-testing/screen-approval/screen-approval";
import { openPage } from "../drivers/page";
import { exploredOnce } from "../harness/explored";
import { program } from "../qa/results";
import config from "../statechart-testing.config";

/**
 * Runs the complete tour of a machine's view and compares what it shows with what is approved.
 * @param results where the record of the planned tests is saved
 */
export function tourScreen(screen: Screen, results?: string) {
  const { id } = exploredOnce(screen.testModel).machine;
  const approvedScreenFile = config.approvedScreenFile?.(id) ?? null;
  const outlet = { program, ...(results !== undefined && { results }) };
  return tourAsApproved(screen, openPage, { id, target: id, approvedScreenFile }, outlet);
}
