import { type Chart, chartOf } from "../chart/chart";
import type { ViewerConfig } from "../config";
import { ViewerError } from "./command";

/** The chart of a machine of the project. @throws {ViewerError} where there is none */
export function chartOfMachine({ machines }: ViewerConfig, id: string): Chart {
  const entry = machines[id];
  if (!entry) throw new ViewerError(`There is no machine "${id}".`);
  return chartOf(entry.machine, entry.title, entry.group);
}
