// @vitest-environment happy-dom
/** The planned tests of the machines in `FAULT_SLICE`, through their views. */
import { kebabCase } from "statechart-testing/cli/names";
import type { Screen } from "statechart-testing/drivers/screen-tests";
import { expect, it, vi } from "vitest";
import { type MachineId, machines } from "../../machines/index";

/** The tour of a lesson takes ten seconds alone, and more than thirty on a machine that does other work. */
const timeout = 180_000;
const { machines: ids }: { machines: MachineId[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"machines":[]}');

/** The views of one machine: each fault loads them again, so no others. */
async function screenOf(id: MachineId): Promise<Screen> {
  const name = kebabCase(id);
  const module: Record<string, Screen> = await import(`../../model-tests/${machines[id].domain}/${name}.screen.tsx`);
  const screen = module[`${id}Screen`];
  if (!screen) throw new Error(`model-tests/${machines[id].domain}/${name}.screen.tsx exports no ${id}Screen.`);
  return screen;
}

it.each(ids)("%s on its page", { timeout }, async (id) => {
  // Code that runs once is only known to be run by the test that loads it: every test loads its views itself.
  vi.resetModules();
  const { tourScreen } = await import("../../model-tests/shared/tour-screen");
  expect(await tourScreen(await screenOf(id))).toEqual({ neverByHand: [], unused: [], said: [] });
});
