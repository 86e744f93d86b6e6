import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const { tests }: { tests: string[] } = JSON.parse(process.env.FAULT_SLICE ?? '{"tests":[]}');

/** The tests of one slice, as the projects of `vitest.config.ts` run them. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: tests,
    // Tests of views leave styles and portals in the document.
    isolate: tests.some((path) => path.endsWith(".tsx")),
    setupFiles: ["model-tests/harness/timeouts.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
