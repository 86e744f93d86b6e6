// Runs every check and every test, even after failures, and ends with the sum: `N passed, N failed`. `check` skips the
// browser and the sample of faults, `check --changed` everything that a change does not affect; `long` runs only the
// longest tests.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const modules = "node_modules";
const folders = ["bin", "bench", "contract", "machines", "model-tests", "server", "src", "tools"];
const node = (file, ...args) => [process.execPath, [join(modules, file), ...args]];

/** The type checker's cache, also used by `check --changed`. */
const typesFile = join(modules, ".cache/academy/types.tsbuildinfo");

/** Checks pass or fail and count as one each. */
const checks = {
  "format and lint": node("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."),
  "import rules": node("dependency-cruiser/bin/dependency-cruise.mjs", "--ts-config", "tsconfig.json", ...folders),
  types: node("typescript-7/bin/tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", typesFile),
  "unused files, exports and packages": node("knip/bin/knip.js"),
  "API description up to date": node("tsx/dist/cli.mjs", "bin/api-docs.ts", "check"),
  "flow pictures up to date": node("tsx/dist/cli.mjs", "bin/flows.ts", "check"),
  "API description lints": node("tsx/dist/cli.mjs", "bin/api-docs.ts", "lint"),
};
/** The check that takes a minute; `check` skips it. */
const faults = "faults in a sample of files are noticed";
checks[faults] = node("tsx/dist/cli.mjs", "bin/faults.ts", "sample", "--fresh", "--out=test-results/faults/sample");

/** Vitest suites, each of one or more of its projects. */
const suites = { "units, views and API": ["unit", "views", "api"], browser: ["browser"] };

const [, , asked, option, ...more] = process.argv;
if (asked === "check" && option === "--changed" && more.length <= 1) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "bin/check-changed.ts", ...more], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
if (option !== undefined || (asked !== undefined && asked !== "check" && asked !== "long")) {
  console.error(
    "npm test takes no arguments; npm run check takes --changed [REVISION]. One test: npx vitest run FILE (CONTRIBUTING.md).",
  );
  process.exit(1);
}
const output = mkdtempSync(join(tmpdir(), "academy-tests-"));
let passed = 0;
let failed = 0;

for (const [name, [command, args]] of asked === "long" ? [] : Object.entries(checks)) {
  if (asked === "check" && name === faults) continue;
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status === 0) passed += 1;
  else failed += 1;
}

for (const [name, projects] of asked === "long" ? [["long", ["long"]]] : Object.entries(suites)) {
  if (asked === "check" && name === "browser") continue;
  console.log(`\n── ${name}`);
  const report = join(output, `${projects[0]}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(modules, "vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { stdio: "inherit" },
  );
  const counted = read(report);
  passed += counted.passed;
  // A suite that crashed before it could count is one failure.
  failed += counted.failed > 0 || status === 0 ? counted.failed : 1;
}
rmSync(output, { recursive: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function read(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
