/**
 * Reruns tests whenever they, or the code that they run, change: `npm run test:watch [FILE …]`. Without a file, those
 * near uncommitted changes.
 */
import { spawnSync } from "node:child_process";
import { changedFiles } from "./changed/changed-files";
import { importGraph } from "./changed/import-graph";
import { relatedTests } from "./changed/related";
import { readSources } from "./changed/sources";
import { maxTests, projects } from "./changed/steps";

function nearTests(): string[] {
  const sources = readSources();
  return relatedTests(importGraph(sources), sources, changedFiles(process.cwd(), "HEAD").files).slice(0, maxTests);
}

const typed = process.argv.slice(2);
const files = typed.length > 0 ? typed : nearTests();
// Without this option and files, vitest would run all tests.
const chosen = files.length > 0 ? files : ["--standalone"];
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "watch", ...projects, ...chosen], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
