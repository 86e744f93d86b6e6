import { kebabCase } from "statechart-testing/cli/names";
import type { TestModel } from "statechart-testing/model/test-model";

/** The test model of each machine is a script of its own, fetched when the machine is simulated. */
const files = import.meta.glob<Record<string, TestModel>>(["../*/*.model.ts"]);

/** What a machine is simulated with in the viewer. @throws {Error} for a machine that has no test model */
export async function loadTestModel(machine: string): Promise<TestModel> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${kebabCase(machine)}.model.ts`));
  const module = path === undefined ? undefined : await files[path]?.();
  const model = module?.[`${machine}Model`];
  if (!model) throw new Error(`There is no test model of ${machine}, so it cannot be simulated.`);
  return model;
}
