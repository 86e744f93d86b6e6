import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import type { Reporter, Vitest } from "vitest/node";

const { tests }: { tests: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"tests":[]}');

/**
 * Fails the run if a test file cannot be loaded. Stryker counts failed tests only, and such a file has none: a fault that
 * throws while files are loaded would survive.
 */
function failOnLoad(): Reporter {
  let vitest: Vitest;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd(file) {
      for (const error of file.errors()) vitest.state.catchError(error, "Unhandled Error");
    },
  };
}

/** The tests of one slice, as the projects of `vitest.config.ts` run them. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: tests,
    reporters: [failOnLoad()],
    // Tests of views leave styles and portals in the document.
    isolate: tests.some((path) => path.endsWith(".tsx")),
    setupFiles: ["model-tests/harness/timeouts.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
