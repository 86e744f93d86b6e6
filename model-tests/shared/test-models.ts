import { kebabCase } from "statechart-testing/cli/names";
import { UsageError } from "statechart-testing/cli/usage-error";
import type { TestModel } from "statechart-testing/model/test-model";
import { type MachineId, machines } from "../../machines/index";

/** The test model of a machine. @throws {UsageError} if there is none */
export async function testModelOf(id: MachineId): Promise<TestModel> {
  const domain = (machines as Record<string, { domain: string } | undefined>)[id]?.domain ?? "";
  const name = kebabCase(id);
  const module: Record<string, TestModel> = await import(`../${domain}/${name}.model.ts`).catch((cause: Error) => {
    if (!/ERR_MODULE_NOT_FOUND|Unknown variable dynamic import/.test(`${(cause as { code?: string }).code}${cause}`))
      throw cause;
    throw new UsageError(`${id} has no flow; write a ${name}.model.ts in model-tests as docs/qa.md says.`, { cause });
  });
  const testModel = module[`${id}Model`];
  if (!testModel) throw new UsageError(`model-tests/${domain}/${name}.model.ts exports no ${id}Model; call it so.`);
  return testModel;
}
