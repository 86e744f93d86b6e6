// Runs every check and every test, even after failures, and ends with the sum: `N passed, N failed`. `check` skips the
// browser and the sample of faults, `check --changed` everything that a change does not affect; `long` runs only the
// longest tests.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { failures, leftOut } from "./test-results.mjs";
import { typeCheck } from "./type-check.mjs";

const modules = "node_modules";
const folders = ["bin", "bench", "contract", "machines", "model-tests", "server", "src", "tools"];
const node = (file, ...args) => [process.execPath, [join(modules, file), ...args]];

/** Checks pass or fail and count as one each. */
const checks = {
  "format and lint": node("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."),
  "import rules": node("dependency-cruiser/bin/dependency-cruise.mjs", "--ts-config", "tsconfig.json", ...folders),
  types: [process.execPath, typeCheck],
  "unused files, exports and packages": node("knip/bin/knip.js"),
  "API description up to date": node("tsx/dist/cli.mjs", "bin/api-docs.ts", "check"),
  "flow pictures up to date": node("tsx/dist/cli.mjs", "bin/flows.ts", "check"),
  "API description lints": node("tsx/dist/cli.mjs", "bin/api-docs.ts", "lint"),
};
/** The check that takes a minute; `check` skips it. */
const faults = "faults in a sample of files are noticed";
checks[faults] = node("tsx/dist/cli.mjs", "bin/faults.ts", "sample", "--fresh", "--out=test-results/faults/sample");

const [, , asked, option, ...more] = process.argv;
const usage =
  "npm test and npm run test:long take no arguments; npm run check takes --changed [REVISION]. One test: npx vitest run FILE (CONTRIBUTING.md).";
if (process.argv.some((word) => word === "--help" || word === "-h")) {
  console.log(usage);
  process.exit(0);
}
if (asked === "check" && option === "--changed" && more.length <= 1) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "bin/check-changed.ts", ...more], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
if (option !== undefined || (asked !== undefined && asked !== "check" && asked !== "long")) {
  console.error(usage);
  process.exit(1);
}
const output = mkdtempSync(join(tmpdir(), "academy-tests-"));
/** What the processes of this run have explored of the machines (`model-tests/harness/explored.ts`). */
const graphs = join(output, "graphs");
mkdirSync(graphs);
let passed = 0;
let failed = 0;
const results = [];

/** @typedef {{ name: string, command: [string, string[]], report?: string, env?: Record<string, string> }} Task */

/** @returns {Task} */
const check = ([name, command]) => ({ name, command });
/** @returns {Task} */
const suite = ([name, projects], workers) => {
  const report = join(output, `${projects[0]}.json`);
  const options = projects.flatMap((project) => ["--project", project]);
  // Projects share what they transform.
  const cache = ["--experimental.fsModuleCache"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  // Projects would take a number in the configuration for theirs, whatever is said here.
  const parts = [...options, `--maxWorkers=${workers}`, ...cache, ...reporters];
  return { name, command: node("vitest/vitest.mjs", "run", ...parts), report, env: { TEST_GRAPHS: graphs } };
};
const withoutBrowser = ["units, views and API", ["unit", "views", "tools", "api"]];
const checked = (left) =>
  Object.entries(checks)
    .filter(([name]) => name !== left)
    .map(check);

/**
 * Rows of tasks run beside each other. Tests wait now and then, so alone, more of them than cores keep these busy; a
 * browser beside them does the same, and with more processes than that, each gets slower than they gain.
 */
const rows =
  asked === "long"
    ? [[suite(["long", ["long"]], 3)]]
    : asked === "check"
      ? [[suite(withoutBrowser, 3)], checked(faults)]
      : [[suite(withoutBrowser, 2), ...checked()], [suite(["browser", ["browser"]], 1)]];
const summaries = await Promise.all(
  rows.map(async (tasks) => {
    const lines = [];
    for (const task of tasks) lines.push(await count(task));
    return lines;
  }),
);
rmSync(output, { recursive: true });

// The longest tests run on the embedded database only.
const missing = leftOut(results, asked === "long" ? { TEST_DATABASE_URL: "not used" } : process.env);
list("Left out", missing);
list("Failed", failures(results));

console.log(`\n${summaries.flat().join("\n")}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Prints a heading and a line for each, if there are any. */
function list(heading, lines) {
  if (lines.length > 0) console.log(`\n${heading}:\n${lines.map((line) => `- ${line}`).join("\n")}`);
}

/** Runs a task, adds to the sums, and @returns its line of the summary. */
async function count({ name, command, report, env }) {
  const started = performance.now();
  const status = await run(name, command, env);
  // A suite that crashed before it could count is one failure.
  const counted = report ? read(report) : { passed: Number(status === 0), failed: Number(status !== 0) };
  const failures = counted.failed > 0 || status === 0 ? counted.failed : 1;
  passed += counted.passed;
  failed += failures;
  const seconds = Math.round((performance.now() - started) / 1000);
  results.push(...(counted.results ?? []));
  return `${failures > 0 ? "FAILED" : "passed"}  ${name} (${seconds} s)`;
}

/** Runs a command and prints each line with the task's name in front. @returns its exit status */
function run(name, [command, args], env) {
  // Colors are for people; a file or a CI log gets plain text.
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env, ...color } });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => line && console.log(`${name} │ ${line}`));
  const end = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (status) => resolve(status ?? 1));
  });
}

/** The numbers of a suite's report, and its tests. */
function read(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, results: testResults };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
