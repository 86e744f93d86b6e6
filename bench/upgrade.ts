/**
 * Upgrades a site while it is used, and goes back to the older version: no call may fail.
 *
 *   npm run bench -- upgrade
 *
 * Two processes of the built site share one PostgreSQL (TEST_DATABASE_URL; skipped without). Writers, learners in
 * exams, and visitors use them, and go to the other process while one is not there, as a proxy does. The next version
 * is this one with one more migration, which adds a column and an index to the largest tables of learners. Its
 * migration runs while the old processes serve; then each process is replaced in turn, and then replaced by the old
 * version again, as docs/scaling.md describes. Exits with 1 if a call was answered with anything but 200, if an
 * acknowledged write is lost or doubled, or an attempt has changed. Takes about a minute.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../server/project-root";
import { makePostgres } from "./api/databases";
import { aligned } from "./api/table";
import { Load } from "./failover/load";
import { changedAttempts, readAttempts, readBack } from "./failover/read-back";
import { Records } from "./failover/records";
import { fill, migrate, openAsOwner, Site } from "./failover/site";

const nextMigration = `alter table "account" add column "added_next" text;
--> statement-breakpoint
alter table "enrolment" add column "added_next" integer default 0 not null;
--> statement-breakpoint
create index "exam_attempt_added_next" on "exam_attempt" ("started_at");
`;

/** The built site with one more migration, in a folder of its own. */
function makeNextVersion(folder: string): string {
  const root = projectRoot();
  const next = join(folder, "next");
  mkdirSync(next);
  for (const part of [
    "bin/run.mjs",
    "bin/node-version.mjs",
    "dist",
    "server/db/migrations",
    "server/flows/recorded.json",
    "package.json",
  ])
    cpSync(join(root, part), join(next, part), { recursive: true });
  for (const part of ["node_modules", "content", "public", "docs"]) symlinkSync(join(root, part), join(next, part));
  const migrations = join(next, "server/db/migrations");
  const journalFile = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There are no migrations.");
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(migrations, "9999_next.sql"), nextMigration);
  return next;
}

async function upgrade(url: string, folder: string): Promise<boolean> {
  const store = await makePostgres(url);
  const database = store.env.DATABASE_URL ?? "";
  const site = new Site(database, folder);
  try {
    const learners = await fill({ academy: database, superuser: database }, join(folder, "content"));
    const next = makeNextVersion(folder);
    await site.start();
    const owner = await openAsOwner(database);
    const attempts = await readAttempts(owner.maintenance);
    const records = new Records();
    const people = new Load(site.origins, learners, records);
    people.start();
    await pause(3000);

    const replace = (index: number, version: string) => async () => {
      await site.stop(index);
      await site.startOne(index, version);
    };
    const old = projectRoot();
    const steps: [string, () => Promise<void>][] = [
      ["the next version's migration", () => migrate(database, next)],
      ["first process: next version", replace(0, next)],
      ["second process: next version", replace(1, next)],
      ["first process: old version again", replace(0, old)],
      ["second process: old version again", replace(1, old)],
    ];
    const rows: string[][] = [];
    for (const [index, [name, step]] of steps.entries()) {
      records.scenario = index;
      const began = performance.now();
      await step();
      const took = performance.now() - began;
      await pause(3000);
      const gap = records.maxGap(began, performance.now());
      const seconds = (ms: number) => (ms / 1000).toFixed(1);
      rows.push([name, seconds(took), seconds(gap), `${records.answers("writes")}`, `${records.answers("pages")}`]);
    }
    await people.stop();
    const { db } = owner;
    const [{ columns } = { columns: 0 }] = (
      (await db.execute(
        "select count(*)::int as columns from information_schema.columns where column_name = 'added_next'",
      )) as unknown as { rows: { columns: number }[] }
    ).rows;
    const found = await readBack(owner.maintenance, records.writes);
    const changed = changedAttempts(attempts, await readAttempts(owner.maintenance));
    await owner.close();
    console.log(aligned([["", "seconds", "longest without a write", "writes", "pages"], ...rows]));
    const sum = (of: "lost" | "doubled") => [...found.values()].reduce((total, one) => total + one[of], 0);
    console.log(
      `${records.writes.length} acknowledged writes, ${sum("lost")} lost, ${sum("doubled")} doubled; ${changed} attempts changed; system load ${loadavg()[0]?.toFixed(1)}, ${cpus().length} cores.`,
    );
    const failed = steps.reduce(
      (total, _, index) =>
        total +
        (["writes", "pages"] as const).reduce(
          (part, kind) => part + records.answers(kind, index).except("200", "unreachable"),
          0,
        ),
      0,
    );
    if (columns !== 2) throw new Error("The next version's migration was not applied.");
    if (failed > 0) console.log(`${failed} calls failed.`);
    return failed + sum("lost") + sum("doubled") + changed === 0;
  } finally {
    await site.end();
    await store.remove();
  }
}

const url = process.env.TEST_DATABASE_URL;
if (!url) console.log("Skipped: TEST_DATABASE_URL is not set, and an embedded database has one process only.");
else {
  const folder = await mkdtemp(join(tmpdir(), "academy-upgrade-"));
  try {
    process.exitCode = (await upgrade(url, folder)) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
