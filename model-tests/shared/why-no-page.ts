import { existsSync } from "node:fs";
import { kebabCase } from "statechart-testing/cli/names";
import { type MachineId, machines } from "../../machines/index";

/** Why a machine is not tested on its real page, and what to do about it. */
export function whyNoPage(id: MachineId): string {
  const file = `model-tests/${machines[id].domain}/${kebabCase(id)}.page.ts`;
  return existsSync(new URL(`../../${file}`, import.meta.url))
    ? `Its page is not listed: add ${file} to model-tests/shared/pages.ts.`
    : `Its page is not described: write ${file} and add it to model-tests/shared/pages.ts.`;
}
