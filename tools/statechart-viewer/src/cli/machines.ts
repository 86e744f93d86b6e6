import { kebabCase } from "statechart-testing/cli/names";
import { type Chart, chartOf } from "../chart/chart";
import type { ViewerConfig } from "../config";
import { ViewerError } from "./command";

/** The machines that a person means, by id or by the name of the file; all of them without a name. @throws {ViewerError} */
export function chosenMachines<Id extends string>(machines: Readonly<Record<Id, unknown>>, name = "all"): Id[] {
  const ids = Object.keys(machines) as Id[];
  if (name === "all") return ids;
  const found = ids.filter((id) => id === name || kebabCase(id) === name);
  if (found.length === 0) throw new ViewerError(`There is no machine "${name}"; take all or one of ${ids.join(", ")}.`);
  return found;
}

/** The chart of a machine of the project. @throws {ViewerError} where there is none */
export function chartOfMachine({ machines }: ViewerConfig, id: string): Chart {
  const entry = machines[id];
  if (!entry) throw new ViewerError(`There is no machine "${id}".`);
  return chartOf(entry.machine, entry.title, entry.group);
}
