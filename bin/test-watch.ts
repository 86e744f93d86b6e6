/** Reruns tests whenever they, or the code that they run, change: `npm run test:watch`, see `usage`. */
import { spawnSync } from "node:child_process";
import { changedFiles } from "./changed/changed-files";
import { importGraph } from "./changed/import-graph";
import { relatedTests } from "./changed/related";
import { readSources } from "./changed/sources";
import { maxTests, projects } from "./changed/steps";
import { wantsHelp } from "./command-line";

const usage = `npm run test:watch [-- FILE …]   runs the tests near uncommitted changes, or those in FILE, after every save

Options are those of vitest: npx vitest watch --help`;

function nearTests(): string[] {
  const sources = readSources();
  return relatedTests(importGraph(sources), sources, changedFiles(process.cwd(), "HEAD").files).slice(0, maxTests);
}

const typed = process.argv.slice(2);
if (wantsHelp(typed)) {
  console.log(usage);
  process.exit(0);
}
const files = typed.length > 0 ? typed : nearTests();
// Without this option and files, vitest would run all tests.
const chosen = files.length > 0 ? files : ["--standalone"];
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "watch", ...projects, ...chosen], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
