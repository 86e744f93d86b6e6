import { kebabCase } from "statechart-testing/cli/names";
import { QaError } from "statechart-testing/cli/usage-error";
import type { Flow } from "statechart-testing/model/test-model";
import { type MachineId, machines } from "../../machines/index";

/** The test model of a machine. @throws {UsageError} where there is none */
export async function flowOf(id: MachineId): Promise<Flow> {
  const domain = (machines as Record<string, { domain: string } | undefined>)[id]?.domain ?? "";
  const name = kebabCase(id);
  const module: Record<string, Flow> = await import(`../${domain}/${name}.model.ts`).catch((cause: Error) => {
    if (!/ERR_MODULE_NOT_FOUND|Unknown variable dynamic import/.test(`${(cause as { code?: string }).code}${cause}`))
      throw cause;
    throw new QaError(`${id} has no flow; write a ${name}.model.ts in model-tests as docs/qa.md says.`, { cause });
  });
  const flow = module[`${id}Flow`];
  if (!flow) throw new QaError(`model-tests/${domain}/${name}.model.ts exports no ${id}Flow; call it so.`);
  return flow;
}
