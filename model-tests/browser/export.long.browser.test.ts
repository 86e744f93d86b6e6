import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { main } from "statechart-testing/cli/cli";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../../bin/chromium.mjs";
import { machineIds } from "../../machines/index";
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
    `export default {
      testDir: ".", outputDir: "./out", workers: 2, fullyParallel: true,
      reporter: [["line"], ["json", { outputFile: "report.json" }]],
    };\n`,
  );
  server = await startServer();
  chromium = (await findChromium()) ?? "";
});
afterAll(async () => {
  await server?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function exported(machine: string, out: string): Promise<string[]> {
  const said: string[] = [];
  const args = ["export", machine, "--format=playwright", "--out", join(folder, out)];
  expect(await main(args, { say: (line) => said.push(line), results: folder, configFile })).toBe(0);
  return said;
}

/** A group of tests in the report of Playwright. */
interface Suite {
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}
const specsIn = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsIn)];

/** The tests that Playwright has run last. */
function reported(): Suite["specs"] {
  const { suites }: { suites: Suite[] } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  return suites.flatMap(specsIn);
}

/** Runs a file, or the files of a folder, with Playwright's own test runner, as its recipient would. */
const runTests = (path: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve, reject) => {
    const runner = spawn(
      process.execPath,
      ["node_modules/@playwright/test/cli.js", "test", "--config", folder, `/${path}`],
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

describe("the exported files", () => {
  it("of every machine with a page run as they are", { timeout: 2_400_000, retry: 0 }, async () => {
    const said = await exported("all", "all");
    const files = readdirSync(join(folder, "all"));
    expect(said.at(-1)).toBe(`${files.length} files in ${join(folder, "all")}.`);
    const skipped = said.flatMap((line) => /^SKIPPED (\w+):/.exec(line)?.[1] ?? []);
    expect(files).toHaveLength(machineIds.length - skipped.length);

    const { said: output } = await runTests("all/");
    const failed = reported().flatMap(({ title, ok }) => (ok ? [] : [title.split(":")[0]]));
    expect(failed, output).toEqual([]);
    expect(new Set(reported().map(({ title }) => title.split(" ")[0])).size).toBe(files.length);
  });

  it("fail on a page that differs", async () => {
    const [right, wrong] = ["Delete this certificate?", "Keep this certificate?"];
    await exported("certificateDeletion", "right.spec.ts");
    const text = readFileSync(join(folder, "right.spec.ts"), "utf8");
    expect(text).toContain(right);
    writeFileSync(join(folder, "wrong.spec.ts"), text.replaceAll(right, wrong));
    const { code, said } = await runTests("wrong.spec.ts");
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining("› deletion.open → confirming") });
  });
});
