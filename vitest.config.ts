import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import FileOrder from "./model-tests/harness/file-order.ts";

/** Most tests take milliseconds; but tests in a browser run beside them, and a shared machine stalls now and then. */
const testTimeout = 60_000;

/** Of tests in a browser. */
const browserTimeouts = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // A shared machine stalls now and then; a test that needed its second try is named as such in the report.
  retry: 1,
};

/**
 * All packages come as they run in production. The development builds of some check themselves all the time; reading
 * Markdown takes twice as long with them.
 */
const productionBuilds: Plugin = {
  name: "production-builds",
  configResolved({ ssr, environments }) {
    const withoutDevelopment = (conditions: string[] = []) =>
      conditions.filter((condition) => !condition.startsWith("development"));
    for (const { resolve } of [ssr, ...Object.values(environments)]) {
      if (!resolve) continue;
      resolve.conditions = withoutDevelopment(resolve.conditions);
      resolve.externalConditions = withoutDevelopment(resolve.externalConditions);
    }
  },
};

export default defineConfig({
  plugins: [react(), productionBuilds],
  // React's production builds do not have what its development builds read.
  oxc: { jsx: { development: false } },
  test: {
    // Exploring machines makes objects faster than a small young generation can clear them away: a fifth of its time.
    execArgv: ["--max-semi-space-size=64"],
    sequence: { sequencer: FileOrder },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Files share what they import: loading it again for each takes longer than most of them run.
          isolate: false,
          setupFiles: ["model-tests/harness/dom-setup.ts"],
          testTimeout,
          hookTimeout: testTimeout,
          include: [
            "{bench,bin,contract,machines,src,model-tests,tools}/**/*.test.ts",
            "server/{content,flows,openapi,render}/**/*.test.ts",
            "server/*/rules/*.test.ts",
            "server/{,account/}*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "**/*.long.test.ts", "model-tests/api/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "views",
          isolate: false,
          // A file leaves the document as it found it.
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ["model-tests/harness/dom-setup.ts", "model-tests/harness/console-errors.ts"],
          testTimeout,
          include: ["{src,server,model-tests}/**/*.test.tsx"],
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          isolate: false,
          setupFiles: ["model-tests/harness/dom-setup.ts"],
          testTimeout,
          include: ["tools/**/*.test.tsx"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          isolate: false,
          // Pages are made as on a site; React's development builds take a fifth longer.
          env: { NODE_ENV: "production" },
          globalSetup: ["server/testing/run-databases.ts"],
          include: [
            "server/{db,http,integrations,mail,routes,search,telemetry,testing}/**/*.test.ts",
            "server/*/routes/*.test.ts",
            "model-tests/api/**/*.test.ts",
          ],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          isolate: false,
          globalSetup: ["model-tests/harness/filled-data.ts"],
          setupFiles: ["model-tests/harness/on-failure.ts"],
          include: ["model-tests/**/*.browser.test.ts"],
          exclude: ["**/*.long.browser.test.ts"],
          ...browserTimeouts,
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          isolate: false,
          globalSetup: ["model-tests/harness/filled-data.ts"],
          setupFiles: ["model-tests/harness/on-failure.ts"],
          include: ["{bin,model-tests}/**/*.long.test.ts", "model-tests/**/*.long.browser.test.ts"],
          ...browserTimeouts,
        },
      },
    ],
  },
});
