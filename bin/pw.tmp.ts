import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "statechart-testing/cli/cli";
import { startServer } from "../model-tests/harness/server";
import { findChromium } from "./chromium.mjs";

mkdirSync("test-results", { recursive: true });
const folder = mkdtempSync(join("test-results", "exported-"));
writeFileSync(
  join(folder, "playwright.config.mjs"),
  `export default { testDir: ".", outputDir: "./out", workers: 1, fullyParallel: true, reporter: [["line"]] };\n`,
);
const server = await startServer();
const chromium = (await findChromium()) ?? "";
for (const m of process.argv.slice(2))
  await main(["export", m, "--format=playwright", "--out", join(folder, `${m}.spec.ts`)], {
    say: console.log,
    results: folder,
    configFile: "model-tests/statechart-testing.config.ts",
  });
const r = spawn(process.execPath, ["node_modules/@playwright/test/cli.js", "test", "--config", folder], {
  stdio: "inherit",
  env: { ...process.env, ACADEMY_URL: server.origin, CHROMIUM_PATH: chromium },
});
await new Promise((ok) => r.once("exit", ok));
await server.remove();
process.exit(0);
