import { kebabCase } from "statechart-testing/cli/names";
import type { TestModel } from "statechart-testing/model/test-model";

/** Each machine's test model is a separate script, fetched when the machine is simulated. */
const files = import.meta.glob<Record<string, TestModel>>(["../*/*.model.ts"]);

/** Loads a machine's test model for the viewer. @throws {Error} for a machine without a test model */
export async function loadTestModel(machine: string): Promise<TestModel> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${kebabCase(machine)}.model.ts`));
  const module = path === undefined ? undefined : await files[path]?.();
  const model = module?.[`${machine}Model`];
  if (!model) throw new Error(`There is no test model of ${machine}, so it cannot be simulated.`);
  return model;
}
