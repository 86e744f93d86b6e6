import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../testing/databases";
import { ExamTaker, examTaker } from "../testing/exam-taker";
import { Caller, startTestServer } from "../testing/test-server";
import { backUp } from "./backup";
import { openDatabase } from "./open";

let folder: string;
let template: Blob;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "persistence-"));
  template = await emptyDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("keeps an attempt with its answers, deadline and questions across a restart (L1, L4)", async () => {
  const open = () =>
    openDatabase(
      { dataDir: join(folder, "kept"), databaseUrl: null },
      existsSync(join(folder, "kept")) ? undefined : template,
    );
  const before = await startTestServer(open);
  const taker = await examTaker(before);
  await taker.start("key");
  await taker.answerAll(2);
  const { attempt } = await taker.progress();
  await before.stop();

  const later = await startTestServer(open);
  const { id, email, token } = taker.caller;
  const again = new ExamTaker(new Caller(later.app, id, email, token), later);
  expect((await again.progress()).attempt).toEqual(attempt);
  expect((await again.start("key")).headers["idempotency-replayed"]).toBe("true");
  await later.stop();
});

it("is locked by one process, and free as soon as that process is gone", async () => {
  const config = { dataDir: join(folder, "owned"), databaseUrl: null };
  const owner = await openDatabase(config, template);
  await expect(openDatabase(config)).rejects.toThrow(
    `Another process uses the data folder ${config.dataDir}; stop it first or set ACADEMY_DATA_DIR to another folder.`,
  );
  await owner.close();
  await (await openDatabase(config)).close();
});

it("stays locked even if the lock file is deleted, and the file says that deleting it is unnecessary", async () => {
  const config = { dataDir: join(folder, "without-lock"), databaseUrl: null };
  const lock = join(config.dataDir, "lock");
  const refused =
    /^Another process uses the data folder .*; stop it first or set ACADEMY_DATA_DIR to another folder\.$/;
  const first = await openDatabase(config, template);
  expect(readFileSync(lock, "utf8")).toMatch(/no need to delete the file\.\n$/);
  rmSync(lock);
  await expect(openDatabase(config)).rejects.toThrow(refused);
  await first.close();
  const second = await openDatabase(config);
  rmSync(lock);
  await expect(openDatabase(config)).rejects.toThrow(refused);
  await expect(backUp(config.dataDir, join(folder, "backup.tar.gz"))).rejects.toThrow(refused);
  await second.close();
  await (await openDatabase(config)).close();
});

it("starts over if the first start was interrupted", async () => {
  const dataDir = join(folder, "interrupted");
  mkdirSync(join(dataDir, "postgres"), { recursive: true });
  writeFileSync(join(dataDir, "lock"), "");
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "18");
  await (await openDatabase({ dataDir, databaseUrl: null }, template)).close();
});

it("takes an empty folder, but none that contains other things, which stay as they are", async () => {
  const mounted = join(folder, "mounted");
  mkdirSync(join(mounted, "lost+found"), { recursive: true });
  writeFileSync(join(mounted, ".hidden"), "");
  await (await openDatabase({ dataDir: mounted, databaseUrl: null }, template)).close();
  writeFileSync(join(mounted, "README"), "");
  await (await openDatabase({ dataDir: mounted, databaseUrl: null })).close();

  const foreign = join(folder, "foreign");
  const kept = join(foreign, "postgres/PG_VERSION");
  mkdirSync(join(foreign, "postgres"), { recursive: true });
  writeFileSync(kept, "18");
  await expect(openDatabase({ dataDir: foreign, databaseUrl: null })).rejects.toThrow(
    /^The folder .*foreign is not a data folder of the academy and contains other things, like postgres; set ACADEMY_DATA_DIR to a folder that is empty or does not exist\.$/,
  );
  expect([readdirSync(foreign), readFileSync(kept, "utf8")]).toEqual([["postgres"], "18"]);
});

it("says in one sentence what is wrong with a folder", async () => {
  const isFile = join(folder, "file");
  writeFileSync(isFile, "");
  await expect(openDatabase({ dataDir: join(isFile, "data"), databaseUrl: null })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\); make it writable or set ACADEMY_DATA_DIR to another folder\.$/,
  );
  const broken = join(folder, "broken");
  mkdirSync(join(broken, "postgres"), { recursive: true });
  writeFileSync(join(broken, "created"), "");
  writeFileSync(join(broken, "postgres/PG_VERSION"), "9.0");
  await expect(openDatabase({ dataDir: broken, databaseUrl: null })).rejects.toThrow(
    /^The embedded database in .* cannot be opened \(.*\); restore it from a backup, or delete the folder to start over\.$/s,
  );
});

it.skipIf(process.getuid?.() === 0)("refuses a folder that it cannot write to", async () => {
  const dataDir = join(folder, "locked");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o500);
  await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(/cannot be written \(EACCES\)/);
});

it("says in one sentence that PostgreSQL cannot be reached", async () => {
  await expect(openDatabase({ dataDir: "", databaseUrl: "postgres://nobody@127.0.0.1:1/none" })).rejects.toThrow(
    /^PostgreSQL at DATABASE_URL cannot be used \(.*ECONNREFUSED.*\); check that it is running/,
  );
});
