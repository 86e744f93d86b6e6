import { existsSync } from "node:fs";
import { kebabCase } from "statechart-testing/cli/names";
import { UsageError } from "statechart-testing/cli/usage-error";
import type { PageUnderTest } from "statechart-testing/drivers/page-tests";
import { type MachineId, machines } from "../../machines/index";

/** Machines that are not driven on a page of their own, and why. */
export const pageless: Partial<Record<MachineId, string>> = {
  localeGate:
    "It decides for the academy and is driven inside it, on the page of `academy`: alone, the academy would not show what it decides.",
  siteWorker:
    "It has no view, and tests keep service workers out of their pages, whose requests they control; the test of the site offline runs it with a real one.",
  lazyBlock:
    "Every view that loads later creates one for itself, outside the site's own actors, so no page shows it to a driver; hydration and hosts tests lose its code in a browser.",
  passwordField:
    "Every field for a password creates one for itself, outside the site's own actors; the test of registering shows and hides one in a browser.",
};

/**
 * The page of a machine, from its `*.page.ts`; undefined if there is no such file.
 * @throws {Error} if the file is broken
 */
export async function pageOf(id: string): Promise<PageUnderTest | undefined> {
  if (!Object.hasOwn(machines, id)) return undefined;
  const { domain } = machines[id as MachineId];
  const name = kebabCase(id);
  if (!existsSync(new URL(`../${domain}/${name}.page.ts`, import.meta.url))) return undefined;
  const module: Record<string, PageUnderTest> = await import(`../${domain}/${name}.page.ts`);
  const page = module[`${id}Page`];
  if (!page) throw new UsageError(`model-tests/${domain}/${name}.page.ts exports no ${id}Page; call it so.`);
  return page;
}
