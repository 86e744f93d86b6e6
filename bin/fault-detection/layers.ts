import { isTest } from "../changed/related";

const domain = "(account|catalogue|courses|exams|certificates|library|engagement)";

/** A part of the source with a target of its own. */
export interface Layer {
  name: string;
  /** The share of faults that tests must notice, in percent. */
  target: number;
  /** Whether a source file belongs to the layer. */
  files: RegExp;
  /** Which of the related tests are run. */
  tests: RegExp;
  /** Tests of all files of the layer, which import them by way of a list. */
  also?: string[];
  /** Whether all tests of a file's domain are run too: they reach its code by HTTP, which imports don't show. */
  byDomain?: boolean;
  /**
   * Whether faults are also tried in code that runs once, when its file is loaded. Each needs all tests of its slice.
   * Left out where that code is words, CSS, or the structure of a statechart, which `npm run qa -- mutate` tests.
   */
  onLoad: boolean;
  /** Planned tests that are run in addition: on the machine alone, or through its view. */
  planned: "none" | "model" | "dom";
}

/** The first layer whose `files` match is a file's layer. */
export const layers: readonly Layer[] = [
  {
    name: "machines",
    target: 97,
    files: new RegExp(`^machines/(${domain}|shared)/`),
    tests: /^machines\//,
    also: ["machines/shared/not-provided.test.ts"],
    onLoad: false,
    planned: "model",
  },
  {
    name: "api",
    target: 95,
    files: new RegExp(`^src/(api|device|${domain}/api)/|^src/${domain}/[a-z-]*actors\\.ts$`),
    tests: /^src\//,
    also: ["src/api/coverage.test.ts"],
    onLoad: true,
    planned: "none",
  },
  {
    name: "views",
    target: 92,
    files: new RegExp(`^src/(components|screens|shell|ui|${domain})/`),
    also: ["model-tests/shared/provided.test.ts"],
    // What belongs to no machine, like header, footer, and breadcrumbs, or what no planned test shows.
    tests: /^src\/|^model-tests\/[a-z]+\/(?!screens\.)[a-z-]+\.test\.tsx$/,
    onLoad: false,
    planned: "dom",
  },
  {
    name: "rules",
    target: 97,
    files: new RegExp(`^server/${domain}/rules/`),
    tests: /^server\/[a-z]+\/rules\//,
    onLoad: true,
    planned: "none",
  },
  {
    name: "routes",
    target: 92,
    files: new RegExp(`^server/(routes/|${domain}/(?!rules/|schema))`),
    tests: /^server\/([a-z]+\/)?(routes\/|[a-z-]+\.test\.ts$)/,
    byDomain: true,
    also: ["server/routes/caching.test.ts"],
    onLoad: false,
    planned: "none",
  },
  {
    name: "contract",
    target: 92,
    files: /^contract\//,
    tests: /^(contract|src\/api|server\/openapi)\//,
    also: ["src/api/coverage.test.ts", "server/openapi/openapi.test.ts"],
    onLoad: true,
    planned: "none",
  },
];

/** Files without behavior of their own: tests and their helpers, types, and what only lists or registers. */
const left = /\.(testing|d)\.tsx?$|^src\/[a-z]+\/routes\.tsx$|^machines\/(index|samples|testing)\.ts$/;

/** The layer of a source file; undefined if no layer contains it. */
export const layerOf = (file: string): Layer | undefined =>
  isTest(file) || left.test(file) ? undefined : layers.find(({ files }) => files.test(file));
