import { fileURLToPath } from "node:url";
import { defineConfig } from "statechart-viewer/config";
import type { MachineId } from "../machines/index";
import { dark, light } from "../src/theme/tokens";
import { approvedFiles } from "./flows/approved-files";
import { journeys } from "./flows/journeys";
import { list } from "./flows/list";
import { kept, taken } from "./flows/screenshots/folders";
import { registeredMachines } from "./shared/registry";
import { testModelOf } from "./shared/test-models";

const project = fileURLToPath(new URL("..", import.meta.url));

/** This site's configuration for the statechart viewer. */
export default defineConfig({
  machines: registeredMachines,
  list,
  journeys,
  testModelOf: (id) => testModelOf(id as MachineId),
  screenshots: {
    kept,
    taken,
    viewHashes: async (languages) => (await import("./flows/screenshots/views")).viewHashes(languages),
  },
  folder: "docs/flows",
  data: "dist/flow-data",
  call: "npm run flows --",
  guide: "docs/flows.md",
  introduction:
    "Every statechart of the site, drawn by `npm run flows -- build`. How to read them: [docs/flows.md](../flows.md). With screenshots, tests and usage data they are at `/academy/flows/`.",
  theme: { light, dark },
  commands: {
    screenshots: async () => (await import("./flows/screenshots/command")).screenshotsCommand,
    record: async () => (await import("./visits/record")).record,
  },
  revisions: {
    repository: project,
    cache: `${project}node_modules/.cache/flows`,
    folders: ["machines", "contract", "model-tests", "tools"],
    registry: "machines/index.ts",
    reader: new URL("./flows/revision-reader.ts", import.meta.url),
    approvedFiles,
    screenshots: "docs/flows/screenshots",
  },
});
