import type { Config } from "../config";
import { insteadOf } from "./closest";
import { guessed } from "./guessed";
import { isFileName, subjectsIn } from "./machine-files";
import { kebabCase } from "./names";
import type { Subject } from "./subject";
import { UnknownNameError, UsageError } from "./usage-error";

/** Machines by id or file name; all of them if no name is given. @throws {UsageError} for an unknown machine */
export function chosenMachines<Id extends string>(ids: readonly Id[], name = "all"): Id[] {
  if (name === "all") return [...ids];
  const found = ids.filter((id) => id === name || kebabCase(id) === name);
  if (found.length === 0) throw new UnknownNameError(`There is no machine "${name}"; ${insteadOf(name, ids)}`);
  return found;
}

function configured(config: Config, id: string): Subject {
  const { machine, title = id } = config.machines[id] as Config["machines"][string];
  const { testModel, approvedFile, approvedScreenFile } = config;
  return {
    id,
    title,
    target: id,
    approvedFile: approvedFile?.(id) ?? null,
    approvedScreenFile: approvedScreenFile?.(id) ?? null,
    mustBeApproved: true,
    ...(testModel
      ? { testModel: () => testModel(id), notes: async () => [] }
      : guessed({ machine }, { name: id, modelFile: "its test model, under `testModel` of the configuration" })),
  };
}

/**
 * Finds the machines for a name: those of a file, one from the configuration, or all from the configuration.
 * @throws {UsageError} if there are none
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

/** Something that a command cannot work on; it says why when its turn comes. */
const broken = (name: string, why: UsageError): Subject => ({
  id: name,
  title: name,
  target: name,
  approvedFile: null,
  approvedScreenFile: null,
  mustBeApproved: false,
  notes: async () => [],
  testModel: () => Promise.reject(why),
});

/**
 * Finds the machines for several names. If one of several files cannot be loaded, the command tells so and goes on with
 * the next.
 * @throws {UsageError} if a name has no machine, or there are none
 */
export async function subjectsOfAll(config: Config, names: readonly string[]): Promise<Subject[]> {
  if (names.length < 2) return subjectsOf(config, names[0]);
  const found = names.map((name) =>
    subjectsOf(config, name).catch((thrown: unknown) => {
      if (thrown instanceof UsageError && !(thrown instanceof UnknownNameError)) return [broken(name, thrown)];
      throw thrown;
    }),
  );
  return (await Promise.all(found)).flat();
}
