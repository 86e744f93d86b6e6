import { existsSync } from "node:fs";
import { kebabCase } from "statechart-testing/cli/names";
import { UsageError } from "statechart-testing/cli/usage-error";
import type { Screen } from "statechart-testing/drivers/screen-tests";
import { type MachineId, machines } from "../../machines/index";

/**
 * The screen of a machine, from its `*.screen.tsx`; undefined if there is no such file.
 * @throws {Error} if the file is broken
 */
export async function screenOf(id: string): Promise<Screen | undefined> {
  if (!Object.hasOwn(machines, id)) return undefined;
  const { domain } = machines[id as MachineId];
  const name = kebabCase(id);
  if (!existsSync(new URL(`../${domain}/${name}.screen.tsx`, import.meta.url))) return undefined;
  const module: Record<string, Screen> = await import(`../${domain}/${name}.screen.tsx`);
  const screen = module[`${id}Screen`];
  if (!screen) throw new UsageError(`model-tests/${domain}/${name}.screen.tsx exports no ${id}Screen; call it so.`);
  return screen;
}
