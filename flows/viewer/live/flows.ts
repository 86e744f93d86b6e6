import type { Flow } from "../../../model-tests/engine/flow";
import { kebabCase } from "../../../model-tests/qa/names";

/** The flow of each machine is a script of its own, fetched when it is simulated. */
const files = import.meta.glob<Record<string, Flow>>([
  "../../../model-tests/flows/*.ts",
  "!../../../model-tests/flows/*.test.ts",
  "!../../../model-tests/flows/cases.ts",
  "!../../../model-tests/flows/samples.ts",
]);

/** What a machine can be simulated with. @throws {Error} for a machine that has no flow */
export async function loadFlow(machine: string): Promise<Flow> {
  const module = await files[`../../../model-tests/flows/${kebabCase(machine)}.ts`]?.();
  const flow = module?.[`${machine}Flow`];
  if (!flow) throw new Error(`There is no flow of ${machine}, so it cannot be simulated.`);
  return flow;
}
