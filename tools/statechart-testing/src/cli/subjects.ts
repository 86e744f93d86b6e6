import type { Config } from "../config";
import { guessed } from "./guessed";
import { isFileName, subjectsIn } from "./machine-files";
import { kebabCase } from "./names";
import type { Subject } from "./subject";
import { UsageError } from "./usage-error";

/** Machines by id or by the name of the file; all of them without a name. @throws {UsageError} for one that there is not */
export function chosenMachines<Id extends string>(ids: readonly Id[], name = "all"): Id[] {
  if (name === "all") return [...ids];
  const found = ids.filter((id) => id === name || kebabCase(id) === name);
  if (found.length === 0) throw new UsageError(`There is no machine "${name}"; take all or one of ${ids.join(", ")}.`);
  return found;
}

function configured(config: Config, id: string): Subject {
  const { machine, title = id } = config.machines[id] as Config["machines"][string];
  const { testModel } = config;
  return {
    id,
    title,
    target: id,
    ...(testModel
      ? { testModel: () => testModel(id), needs: async () => [] }
      : guessed(machine, "give it one under `testModel` of the configuration")),
  };
}

/**
 * The machines that a name refers to: those of a file, one of the configuration, or all of the configuration.
 * @throws {UsageError} where there is none
 */
export async function subjectsOf(config: Config, name = "all"): Promise<Subject[]> {
  if (isFileName(name)) return subjectsIn(name);
  const ids = Object.keys(config.machines);
  if (ids.length === 0)
    throw new UsageError(
      "Name a file that exports an XState machine, like ./toggle.ts, or write a statechart-testing.config.ts.",
    );
  return chosenMachines(ids, name).map((id) => configured(config, id));
}
