import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../server/db/open";
import { emptyDatabase } from "../server/testing/databases";

/** `npm run admin` as people run it, on a data folder of its own. */
describe("npm run admin", { timeout: 180_000 }, () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "admin-"));
    dataDir = join(folder, "data");
    await (await openDatabase({ dataDir, databaseUrl: null }, await emptyDatabase())).close();
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  function admin(args: string[], { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "bin/admin.ts", ...args], {
      input,
      encoding: "utf8",
      env: { PATH: process.env.PATH, ACADEMY_DATA_DIR: dataDir, ...env },
    });
    return { status, said: (stdout + stderr).trim() };
  }

  it("prints its verbs for whatever it does not know", () => {
    for (const args of [["lock"], ["backup"]]) {
      const { status, said } = admin(args);
      expect([status, said]).toEqual([1, expect.stringMatching(/^npm run admin -- migrate /)]);
    }
    expect(admin(["help"])).toMatchObject({ status: 0, said: expect.stringContaining("create-admin EMAIL") });
    expect(admin(["--loud"]).said).toMatch(/^Unknown option '--loud'; the verbs are:/);
    expect(admin(["migrate"], { env: { ACADEMY_ORIGIN: "x" } }).said).toMatch(/^ACADEMY_ORIGIN is "x"; set it/);
  });

  it("leaves PostgreSQL's backups to PostgreSQL", () => {
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    expect(admin(["backup", "x"], { env }).said).toMatch(/^DATABASE_URL is set, and PostgreSQL .*; use pg_dump,/);
    expect(admin(["migrate"], { env }).said).toMatch(/^PostgreSQL at DATABASE_URL cannot be used .*ECONNREFUSED/);
  });

  it("migrates, makes an administrator, backs up, restores", () => {
    expect(admin(["migrate"])).toEqual({ status: 0, said: "The tables are up to date." });
    const create = (input: string, ...more: string[]) => admin(["create-admin", "ada@a.example", ...more], { input });
    expect(create("correct horse\n", "--name", "Ada").said).toBe("ada@a.example is a new administrator.");

    const file = join(folder, "backup.tar.gz");
    expect(admin(["backup", file]).said).toMatch(/^Saved 1 account and all that is theirs in .* \(\d+\.\d MB\)\.$/);
    expect(admin(["restore", file, "--replace"]).said).toMatch(
      /^Restored 1 account into .*data\.\nWhat was there is in .*replaced-\w+; delete that when it is no longer needed\.$/,
    );
    expect(create("").said).toBe("ada@a.example is an administrator now; the password stays.");
  });
});
