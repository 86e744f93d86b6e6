import type { Screen } from "statechart-testing/drivers/screen-tests";
import { tourAsApproved } from "statechart-testing/screen-approval/screen-approval";
import { openPage } from "../drivers/page";
import config from "../statechart-testing.config";

/** Runs the complete tour of a machine's view and compares what it shows with what is approved. */
export function tourScreen(screen: Screen) {
  const { id } = screen.testModel.machine;
  const approvedScreenFile = config.approvedScreenFile?.(id) ?? null;
  return tourAsApproved(screen, openPage, { id, target: id, approvedScreenFile }, "npm run qa --");
}
