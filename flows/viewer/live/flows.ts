import type { Flow } from "../../../model-tests/engine/flow";
import { kebabCase } from "../../../model-tests/qa/names";

/** The flow of each machine is a script of its own, fetched when it is simulated. */
const files = import.meta.glob<Record<string, Flow>>(["../../../model-tests/*/*.model.ts"]);

/** What a machine can be simulated with. @throws {Error} for a machine that has no flow */
export async function loadFlow(machine: string): Promise<Flow> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${kebabCase(machine)}.model.ts`));
  const module = path === undefined ? undefined : await files[path]?.();
  const flow = module?.[`${machine}Flow`];
  if (!flow) throw new Error(`There is no flow of ${machine}, so it cannot be simulated.`);
  return flow;
}
