import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../testing/databases";
import { ExamTaker, examTaker } from "../testing/exam-taker";
import { Caller, startTestServer } from "../testing/test-server";
import { backUp, restore } from "./backup";
import { openDatabase } from "./open";
import { createPglite } from "./pglite";

let folder: string;
let saved: string;
let dataDir: string;
const at = (name: string) => join(folder, name);
const openIn = async (dir: string) =>
  openDatabase({ dataDir: dir, databaseUrl: null }, existsSync(dir) ? undefined : await emptyDatabase());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  saved = at("academy.tar.gz");
  dataDir = at("data");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("keeps everything: accounts, sessions, an open attempt with its answers", { timeout: 120_000 }, async () => {
  const before = await startTestServer(() => openIn(dataDir));
  const taker = await examTaker(before);
  await taker.start();
  await taker.answerAll(2);
  const { attempt } = await taker.progress();
  await before.stop();

  expect(await backUp(dataDir, saved)).toEqual({ accounts: 1, bytes: statSync(saved).size });
  expect(statSync(saved).mode & 0o777).toBe(0o600);
  const elsewhere = at("elsewhere");
  expect(await restore(elsewhere, saved, false)).toMatchObject({ accounts: 1, replaced: null });

  const after = await startTestServer(() => openIn(elsewhere));
  const { id, email, token } = taker.caller;
  const again = new ExamTaker(new Caller(after.app, id, email, token), after);
  expect((await again.progress()).attempt).toEqual(attempt);
  expect((await after.learner()).id).toBeGreaterThan(id);
  await after.stop();
});

it("overwrites nothing", async () => {
  await expect(backUp(dataDir, saved)).rejects.toThrow(/^.*academy\.tar\.gz already exists; name another file/);
  await expect(restore(dataDir, saved, false)).rejects.toThrow(
    /^There is a database in .* already; add --replace to move it aside/,
  );
});

it("moves the existing database aside when told to replace it", { timeout: 60_000 }, async () => {
  const replaced = await openIn(at("replaced"));
  await replaced.close();
  const done = await restore(at("replaced"), saved, true);
  expect(done.replaced).toMatch(/replaced-\w+$/);
  const old = await createPglite(done.replaced ?? "");
  expect((await old.query("select count(*)::int as count from account")).rows).toEqual([{ count: 0 }]);
  await old.close();
  const now = await openIn(at("replaced"));
  expect(await now.db.$count(await import("../account/schema/accounts").then(({ account }) => account))).toBe(1);
  await now.close();
});

const part = (share: number) => (bytes: Buffer) => bytes.subarray(0, bytes.length * share);
/** An archive with valid headers but almost none of the database's data. */
const husk = (bytes: Buffer) => {
  const tar = gunzipSync(bytes);
  const kept = ["/PG_VERSION\0", "/global/pg_control\0"].map((name) => entry(tar, name));
  return gzipSync(Buffer.concat([...kept, Buffer.alloc(1024)]));
};

it.each<[string, ((bytes: Buffer) => Buffer) | null, RegExp]>([
  ["is cut off", part(0.5), /is not a complete backup \(Z_BUF_ERROR\); name a file that "backup" wrote\.$/],
  ["has a wrong byte", flip, /is not a complete backup \(Z_\w+\)/],
  ["is something else", () => Buffer.from("no archive"), /is not a complete backup \(Z_DATA_ERROR\)/],
  ["is an empty archive", () => gzipSync(Buffer.alloc(1024)), /is not a complete backup \(it contains no database\)/],
  ["is a damaged archive", () => gzipSync(Buffer.alloc(1024, 1)), /is not a complete backup \(it is damaged\)/],
  ["has half of the files", (bytes) => gzipSync(part(0.5)(gunzipSync(bytes))), /is not a complete backup \(it \w+/],
  ["has only the file names", husk, /does not contain an Academy database/],
  ["does not exist", null, /There is no file .*does not exist\.tar\.gz; name one that "backup" wrote/],
])("changes nothing if the backup %s", async (name, change, message) => {
  const path = at(`${name}.tar.gz`);
  if (change) writeFileSync(path, change(readFileSync(saved)));
  const kept = readdirSync(dataDir).sort();
  await expect(restore(dataDir, path, true)).rejects.toThrow(message);
  expect(readdirSync(dataDir).sort()).toEqual(kept);
  const opened = await openIn(dataDir);
  await opened.close();
});

it("needs exclusive use of the folder", async () => {
  const opened = await openIn(dataDir);
  await expect(backUp(dataDir, at("busy.tar.gz"))).rejects.toThrow(/^Another process uses the data folder/);
  await expect(restore(dataDir, saved, true)).rejects.toThrow(/^Another process uses the data folder/);
  await opened.close();
});

it("says what is wrong with the path it was given", async () => {
  await expect(backUp(at("nowhere"), at("new.tar.gz"))).rejects.toThrow(/^There is no embedded database in .*nowhere;/);
  expect(existsSync(at("nowhere"))).toBe(false);
  await expect(backUp(dataDir, at("missing/new.tar.gz"))).rejects.toThrow(
    /^The backup cannot be written to .* \(ENOENT\); name another file\.$/,
  );
});

it("does not open a database whose files are gone as an empty one", { timeout: 60_000 }, async () => {
  const lost = at("lost");
  await (await openIn(lost)).close();
  rmSync(join(lost, "postgres"), { recursive: true });
  await expect(openIn(lost)).rejects.toThrow(/cannot be opened \(its files are gone\); restore it from a backup/);
  expect((await restore(lost, saved, false)).accounts).toBe(1);
  await (await openIn(lost)).close();
});

/** The tar entry with the given name. */
function entry(tar: Buffer, name: string): Buffer {
  const at = tar.indexOf(name);
  const size = Number.parseInt(tar.toString("latin1", at + 124, at + 136), 8);
  return tar.subarray(at, at + 512 + Math.ceil(size / 512) * 512);
}

function flip(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 0xff;
  return changed;
}
