import { type Chart, chartOf } from "../chart/chart";
import type { ViewerConfig } from "../config";
import { ViewerError } from "./command";

/** The chart of a project's machine. @throws {ViewerError} for an unknown machine */
export function chartOfMachine({ machines }: ViewerConfig, id: string): Chart {
  const entry = machines[id];
  if (!entry) throw new ViewerError(`There is no machine "${id}".`);
  return chartOf(entry.machine, entry.title, entry.group, entry.words);
}
