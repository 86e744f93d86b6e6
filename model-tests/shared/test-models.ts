import { existsSync } from "node:fs";
import { kebabCase } from "statechart-testing/cli/names";
import { UsageError } from "statechart-testing/cli/usage-error";
import type { TestModel } from "statechart-testing/model/test-model";
import { type MachineId, machines } from "../../machines/index";
import { exploredOnce } from "../harness/explored";

/** The test model of a machine. @throws {UsageError} if there is none */
export async function testModelOf(id: MachineId): Promise<TestModel> {
  const domain = (machines as Record<string, { domain: string } | undefined>)[id]?.domain ?? "";
  const name = kebabCase(id);
  if (!existsSync(new URL(`../${domain}/${name}.model.ts`, import.meta.url)))
    throw new UsageError(`${id} has no test model; write model-tests/${domain}/${name}.model.ts as docs/qa.md says.`);
  const module: Record<string, TestModel> = await import(`../${domain}/${name}.model.ts`);
  const testModel = module[`${id}Model`];
  if (!testModel) throw new UsageError(`model-tests/${domain}/${name}.model.ts exports no ${id}Model; call it so.`);
  return exploredOnce(testModel);
}
