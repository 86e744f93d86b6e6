// Stryker's settings for one slice (bin/fault-detection/run-slice.ts), which comes in the environment.
const { files, onLoad, report, jobs, temporary } = JSON.parse(process.env.FAULT_SLICE ?? "{}");

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  mutate: files,
  testRunner: "vitest",
  // The slice's own tests; `related` would add every test that imports one of the files, however far away.
  vitest: { configFile: "bin/fault-detection/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  plugins: ["@stryker-mutator/vitest-runner", "./bin/fault-detection/ignore-words.mjs"],
  ignorers: ["words"],
  ignoreStatic: !onLoad,
  // Tests read files of the whole project, so it is copied, except for what is built or recorded.
  ignorePatterns: [".stryker-tmp", ".data", "dist", "coverage", "test-results", "docs/flows/screenshots"],
  tempDirName: temporary,
  cleanTempDir: "always",
  disableTypeChecks: false,
  concurrency: jobs,
  // Added to one and a half times the duration without a fault. A timeout counts as noticed, so it must not mean that the
  // machine was busy with other work. Few faults need it: Stryker ends an endless loop by counting its turns.
  timeoutMS: 60_000,
  // A busy machine may need long for all tests of a slice; `--limit` stops what never ends.
  dryRunTimeoutMinutes: 30,
  reporters: ["json"],
  jsonReporter: { fileName: report },
  thresholds: { break: null },
  allowEmpty: true,
  logLevel: "warn",
};
