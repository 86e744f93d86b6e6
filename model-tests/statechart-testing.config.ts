import { kebabCase } from "statechart-testing/cli/names";
import { defineConfig } from "statechart-testing/config";
import { type MachineId, machines } from "../machines/index";
import { registeredMachines } from "./shared/registry";
import { requirements } from "./shared/requirements";
import { screenOf } from "./shared/screen-of";
import { testModelOf } from "./shared/test-models";
import { words } from "./shared/words";

/** A file about a machine, next to its test model. */
const fileOf = (id: string, ending: string): string =>
  `model-tests/${machines[id as MachineId].domain}/${kebabCase(id)}${ending}`;

/** This site's configuration for testing its statecharts. */
export default defineConfig({
  machines: registeredMachines,
  testModel: (id) => testModelOf(id as MachineId),
  approvedFile: (id) => fileOf(id, ".approved.yaml"),
  approvedScreenFile: (id) => fileOf(id, ".screen.approved.yaml"),
  drivers: {
    browser: {
      about: "the page in Chromium",
      async load() {
        const { driver, openSite } = await import("./drivers/browser");
        // Once, and not as a failure of every machine.
        await openSite();
        return driver;
      },
    },
  },
  async views() {
    const { openPage } = await import("./drivers/page");
    return { ids: Object.keys(machines), screenOf, mount: openPage };
  },
  pages: async () => (await import("./shared/pages")).pages,
  pageFile: (id) => fileOf(id, ".page.ts"),
  words,
  requirements,
  async equivalents() {
    const { equivalents, viewEquivalents } = await import("./mutation/equivalents");
    return { machines: equivalents, views: viewEquivalents };
  },
  screenshots: async () => (await import("./drivers/screenshots")).screenshots,
});
