import { join } from "node:path";
import { typeCheck } from "../type-check.mjs";
import type { ImportGraph } from "./import-graph";
import { changedMachines, isTest, relatedTests } from "./related";

/** Arguments for Node; the exit code is the result. */
export interface Step {
  name: string;
  args: string[];
}

/** The steps for a change: two rows that run in parallel, and what is skipped. */
export interface Plan {
  checks: Step[];
  tests: Step[];
  leftOut: string[];
}

const machineIndex = "machines/index.ts";
/** This many test files take about 20 s on two cores. */
export const maxTests = 8;
/** Up to this many machines are tested one by one. */
const maxMachines = 3;

/** The tests that need neither a build nor a browser. */
export const projects = ["unit", "views", "tools", "api"].flatMap((project) => ["--project", project]);

const tool = (file: string, ...args: string[]): string[] => [join("node_modules", file), ...args];
const ours = (file: string, ...args: string[]): string[] => ["--import", "tsx", file, ...args];

/** Plans the steps for changed files. */
export function planFor(changed: readonly string[], graph: ImportGraph, texts: ReadonlyMap<string, string>): Plan {
  const affectedBy = (files: readonly string[]) => changedMachines(graph, texts, files, machineIndex);
  const affected = affectedBy(changed);
  // Others only render a view, or call an address, that has changed: their drawings stay.
  const changedThemselves = affectedBy(changed.filter((path) => /^(?:machines|model-tests)\//.test(path)));
  const areAll = changedThemselves.length > maxMachines;
  const nearest = affected
    .filter((id) => !changedThemselves.includes(id))
    .slice(0, Math.max(0, maxMachines - changedThemselves.length));
  const machines = areAll ? ["all"] : changedThemselves;
  const tested = [...machines, ...nearest];
  const related = relatedTests(graph, texts, changed);
  return {
    checks: [...checksFor(changed, graph), ...machines.map(drawn)],
    tests: [...testsIn(related.slice(0, maxTests)), ...tested.map(planned), ...affected.slice(0, 1).map(viewed)],
    leftOut: leftOutOf({
      tests: related.slice(maxTests),
      machines: areAll ? [] : affected.filter((id) => !tested.includes(id)),
      views: affected.slice(1),
      others: [...texts.keys()].filter(isTest).length - related.length,
    }),
  };
}

function checksFor(changed: readonly string[], graph: ImportGraph): Step[] {
  const touches = (...folders: string[]) => changed.some((path) => folders.some((folder) => path.startsWith(folder)));
  const biome = ["ci", "--error-on-warnings", "--no-errors-on-unmatched", ...changed];
  const checks = [
    { name: "format and lint of the changed files", args: tool("@biomejs/biome/bin/biome", ...biome) },
    { name: "types", args: typeCheck },
  ];
  const code = changed.filter((path) => graph.imports.has(path));
  const cruise = ["dependency-cruiser/bin/dependency-cruise.mjs", "--ts-config", "tsconfig.json"] as const;
  if (code.length > 0) checks.push({ name: "import rules of the changed files", args: tool(...cruise, ...code) });
  if (touches("contract/", "server/", "docs/api/"))
    checks.push({ name: "API description up to date", args: ours("bin/api-docs.ts", "check") });
  if (touches("content/")) checks.push({ name: "content", args: ours("bin/content.ts", "check") });
  return checks;
}

const drawn = (id: string): Step => ({ name: `flow pictures of ${id}`, args: ours("bin/flows.ts", "check", id) });
const planned = (id: string): Step => ({ name: `planned tests of ${id}`, args: ours("bin/qa.ts", "run", id) });
const viewed = (id: string): Step => ({
  name: `planned tests of ${id}, through its view`,
  args: ours("bin/qa.ts", "run", id, "--driver=dom"),
});

function testsIn(files: readonly string[]): Step[] {
  if (files.length === 0) return [];
  return [
    {
      name: `${files.length} test files`,
      args: tool("vitest/vitest.mjs", "run", ...projects, "--maxWorkers=2", ...files),
    },
  ];
}

/** What is left out, as lists for people; each is left out itself if it is empty. */
function leftOutOf({
  tests,
  machines,
  views,
  others,
}: Record<"tests" | "machines" | "views", string[]> & { others: number }): string[] {
  const named = (what: string, names: readonly string[], how = "") =>
    names.length > 0 ? [`${what} ${names.join(how === "" ? " " : ", ")}${how}`] : [];
  return [
    ...named(`${tests.length} test files that run the changed files:`, tests),
    ...named("planned tests of", machines, ": npm run qa -- run NAME"),
    ...named("tests through views of", views, ": npm run qa -- run NAME --driver=dom"),
    `${others} other test files, including browser tests`,
    "unused files, exports and packages; lint of the API description",
  ];
}
