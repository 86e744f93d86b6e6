import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    // On two cores vitest would take one.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: ["model-tests/harness/patience.ts"],
          testTimeout: 20_000,
          include: [
            "{bin,contract,machines,src,model-tests}/**/*.test.{ts,tsx}",
            "server/{domain,content,openapi,render}/**/*.test.ts",
            "server/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", "model-tests/api/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["server/{routes,db,http,search,peers}/**/*.test.ts", "model-tests/api/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["model-tests/**/*.browser.test.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A shared machine stalls now and then; a test that needed its second try is named as such in the report.
          retry: 1,
        },
      },
    ],
  },
});
