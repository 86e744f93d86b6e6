import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../config";
import { start } from "../start";
import { emptyDatabase } from "../testing/databases";
import { fixtureContent } from "../testing/test-server";
import { backUp, restore } from "./backup";
import { openDatabase } from "./open";
import { createPglite } from "./pglite";

const disk = { free: 0 };
let folder: string;
let broken: string;
beforeAll(() => {
  vi.spyOn(fs, "statfsSync").mockImplementation(() => ({ bavail: disk.free / 4096, bsize: 4096 }) as never);
  syncBuiltinESMExports();
  folder = mkdtempSync(join(tmpdir(), "full-disk-"));
  broken = join(folder, "broken");
  mkdirSync(join(broken, "postgres"), { recursive: true });
  writeFileSync(join(broken, "created"), "");
  writeFileSync(join(broken, "postgres/PG_VERSION"), "9.0");
});
afterEach(() => {
  disk.free = 0;
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

const full =
  /^The disk of the data folder .* is full; make room on it and try again\. What is stored there is not lost\.$/;
const at = (name: string) => join(folder, name);

it("is why a database cannot be opened or backed up: nobody is told to delete it", async () => {
  await expect(openDatabase({ dataDir: broken, databaseUrl: null })).rejects.toThrow(full);
  await expect(backUp(broken, at("new.tar.gz"))).rejects.toThrow(full);
  disk.free = 1e9;
  await expect(openDatabase({ dataDir: broken, databaseUrl: null })).rejects.toThrow(/restore it from a backup/);
});

it("is why a backup cannot be unpacked: nobody is told that it is broken", { timeout: 60_000 }, async () => {
  const client = await createPglite("memory://");
  const file = at("without-accounts.tar.gz");
  writeFileSync(file, gzipSync(await (await client.dumpDataDir("none")).arrayBuffer()));
  await client.close();
  await expect(restore(at("restored"), file, false)).rejects.toThrow(full);
  disk.free = 1e9;
  await expect(restore(at("restored"), file, false)).rejects.toThrow(/does not contain an Academy database/);
});

it("is why a start ends early", { timeout: 60_000 }, async () => {
  const config = { ...readConfig({}), port: 0, dataDir: at("started"), contentDir: fixtureContent };
  await (await openDatabase(config, await emptyDatabase())).close();
  await expect(start(config, { site: () => Promise.reject(new Error("portal")) })).rejects.toThrow(full);
});
