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
      // Stryker names the cause of an error only.
      for (const { message, stack } of file.errors())
        vitest.state.catchError(Object.assign(new Error(message), { stack }), "Unhandled Error");
    },
  };
}

/** The tests of one slice, as the projects of `vitest.config.ts` run them. */
export default defineConfig({
  plugins: [react()],
  // Packages are links to the project's own, outside of the copy.
  server: { fs: { strict: false } },
  test: {
    include: tests,
    reporters: [failOnLoad()],
    // Tests of views leave styles and portals in the document.
    isolate: tests.some((path) => path.endsWith(".tsx")),
    setupFiles: [
      "model-tests/harness/dom-setup.ts",
      ...(tests.some((path) => path.endsWith(".tsx")) ? ["model-tests/harness/console-errors.ts"] : []),
    ],
    // With instrumented code, the longest plans take more than half a minute.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
