import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProcess } from "../model-tests/api/server-process";

/** A machine with Node alone: nothing on the path, and none of the project's packages in a folder above. */
const bare = { PATH: "/nonexistent", NODE_PATH: "" };

describe("a package, unpacked in an empty folder", { timeout: 180_000 }, () => {
  let folder: string;
  let site: string;
  let said: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-package-"));
    const made = spawnSync(process.execPath, ["--import", "tsx", "bin/package.ts", folder], { encoding: "utf8" });
    said = made.stdout + made.stderr;
    const [archive = ""] = readdirSync(folder);
    spawnSync("tar", ["-xzf", archive], { cwd: folder });
    site = join(folder, archive.replace(/\.tar\.gz$/, ""));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["bin/run.mjs", ...args], { cwd: site, encoding: "utf8", env: bare });

  it("has the version and the platform in its name, and says its size", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(said).toMatch(/^The package is .*\.tar\.gz \(\d+\.\d MB\)\.$/m);
    expect(site).toContain(`academy-${version}-${process.platform}-${process.arch}`);
  });

  it("has no packages that only development needs, and no other platform's code", () => {
    const names = readdirSync(join(site, "node_modules"));
    expect(names).toContain("fastify");
    for (const name of ["vite", "vitest", "typescript", "tsx", "esbuild", "playwright-core", "@biomejs", ".bin"])
      expect(names).not.toContain(name);
    expect(readdirSync(join(site, "node_modules/fs-native-extensions/prebuilds"))).toEqual([
      `${process.platform}-${process.arch}`,
    ]);
    expect(JSON.parse(readFileSync(join(site, "package.json"), "utf8"))).not.toHaveProperty("devDependencies");
    for (const source of ["src", "machines", "server/start.ts", "bin/start.ts"])
      expect([source, existsSync(join(site, source))]).toEqual([source, false]);
  });

  it("serves the site, its files and its documents with Node alone", async () => {
    const dataDir = join(folder, "data");
    const server = await startProcess({
      args: [join(site, "bin/run.mjs"), "start"],
      env: { ...bare, PORT: "0", ACADEMY_DATA_DIR: dataDir, DATABASE_URL: "" },
    });
    try {
      const get = async (path: string) => {
        const response = await fetch(`${server.origin}${path}`);
        return { status: response.status, text: await response.text() };
      };
      expect(await get("/readyz")).toEqual({ status: 200, text: '{"status":"ready"}' });
      const page = await get("/academy/");
      expect(page.text).toContain("<h1");
      const [script = ""] = /\/academy\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
      for (const path of [script, "/academy/favicon.svg", "/academy/api/docs/", "/academy/flows/"])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
    } finally {
      await server.end();
    }
    const { status, stdout } = spawnSync(process.execPath, ["bin/run.mjs", "admin", "migrate"], {
      cwd: site,
      encoding: "utf8",
      env: { ...bare, ACADEMY_DATA_DIR: dataDir },
    });
    expect([status, stdout]).toEqual([0, "The tables are up to date.\n"]);
  });

  it("has the commands for content", () => {
    expect(run("content", "check")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^The content is in order/),
    });
  });
});
