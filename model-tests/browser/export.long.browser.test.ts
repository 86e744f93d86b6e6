import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "statechart-testing/cli/cli";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../bin/chromium.mjs";
import { type RunningServer, startServer } from "../harness/server";

const configFile = "model-tests/statechart-testing.config.ts";
let server: RunningServer;
let chromium: string;
/** Within the project, so that `@playwright/test` can be resolved. */
let folder: string;

beforeAll(async () => {
  mkdirSync("test-results", { recursive: true });
  folder = mkdtempSync(join("test-results", "exported-"));
  writeFileSync(
    join(folder, "playwright.config.mjs"),
    'export default { testDir: ".", outputDir: "./out", workers: 1, reporter: "line" };\n',
  );
  server = await startServer();
  chromium = (await findChromium()) ?? "";
});
afterAll(async () => {
  await server?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function exported(machine: string, file: string): Promise<string> {
  const said: string[] = [];
  const args = ["export", machine, "--format=playwright", "--out", join(folder, file)];
  expect(await main(args, { say: (line) => said.push(line), results: folder, configFile })).toBe(0);
  expect(said).toEqual([]);
  return readFileSync(join(folder, file), "utf8");
}

/** Runs a file with Playwright's own test runner, as its recipient would. */
const runTests = (file: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve, reject) => {
    const runner = spawn(
      process.execPath,
      ["node_modules/@playwright/test/cli.js", "test", "--config", folder, `/${file}`],
      { env: { ...process.env, ACADEMY_URL: server.origin, CHROMIUM_PATH: chromium } },
    );
    let said = "";
    for (const stream of [runner.stdout, runner.stderr])
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
    runner.once("error", reject);
    runner.once("exit", (code) => resolve({ code, said }));
  });

describe("an exported file", () => {
  it("runs as it is", async () => {
    const machine = "enrolment";
    await exported(machine, `${machine}.spec.ts`);
    const { code, said } = await runTests(`${machine}.spec.ts`);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/\b1 passed\b/) });
  });

  it("fails on a page that differs", async () => {
    const [right, wrong] = ["Delete this certificate?", "Keep this certificate?"];
    const text = await exported("certificateDeletion", "right.spec.ts");
    expect(text).toContain(right);
    writeFileSync(join(folder, "wrong.spec.ts"), text.replaceAll(right, wrong));
    const { code, said } = await runTests("wrong.spec.ts");
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("› deletion.open → confirming") });
  });
});
