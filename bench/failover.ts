/**
 * Proves that the site loses and doubles no acknowledged write, and serves public pages, while its machines fail.
 *
 *   npm run bench -- failover [rounds, 5] [words of what fails, like "switchover"; everything without]
 *
 * Starts what docs/scaling.md describes, with the files of deploy/, on this machine: three etcd, three PostgreSQL with
 * Patroni, HAProxy, PgBouncer, and two processes of the built site. While writers, learners in exams, and visitors use
 * it, one thing after another is killed, frozen or switched over. Exits with 1 if a limit of the table is exceeded.
 * Skipped without root, or without one of the programs. Takes a minute, and four more for each round.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasPooler, startPooler } from "../server/testing/pooler";
import { benchArguments } from "./arguments";
import { Cluster } from "./failover/cluster";
import { Load } from "./failover/load";
import { Programs } from "./failover/programs";
import { changedAttempts, readAttempts, readBack } from "./failover/read-back";
import { Records } from "./failover/records";
import { type Result, report } from "./failover/report";
import { type Scenario, scenarios } from "./failover/scenarios";
import { postgresPrograms } from "./failover/settings";
import { fill, openAsOwner, Site } from "./failover/site";

/** What keeps the drill from running here, in a sentence; null if nothing does. */
function obstacle(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "it needs Linux and root, to start PostgreSQL as its own user.";
  const runs = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;
  const packages = {
    patroni: runs("patroni", "--version"),
    "etcd-server": runs("etcd", "--version"),
    haproxy: runs("haproxy", "-v"),
    pgbouncer: hasPooler(),
    postgresql: existsSync(join(postgresPrograms(), "postgres")),
  };
  const missing = Object.entries(packages).flatMap(([name, isHere]) => (isHere ? [] : [name]));
  return missing.length > 0 ? `install these packages of Debian 12: ${missing.join(", ")}.` : null;
}

/** Waits until writes have gone on for a while, at most a minute and a half. */
async function watch(records: Records, since: number): Promise<void> {
  for (;;) {
    await pause(200);
    const now = performance.now();
    if (now - since > 90_000) return;
    if (now - since > 10_000 && records.maxGap(now - 4000, now) < 1000) return;
  }
}

interface Plan {
  rounds: number;
  /** What fails, one after the other. */
  chosen: readonly Scenario[];
}

const load = () => `system load ${loadavg()[0]?.toFixed(1)}, ${cpus().length} cores`;

async function drill({ rounds, chosen }: Plan, folder: string, later: (end: () => Promise<unknown>) => void) {
  const programs = new Programs(folder);
  later(() => programs.end());
  const cluster = new Cluster(programs, folder);
  await cluster.start();
  const superuser = cluster.url("postgres", "academy");
  const learners = await fill({ academy: cluster.url("academy", "academy"), superuser }, join(folder, "content"));
  const pooler = await startPooler(cluster.url("academy", "academy"), null);
  later(() => pooler.stop());
  const site = new Site(pooler.through("academy"), folder);
  later(() => site.end());
  await site.start();
  const attempts = await inDatabase(superuser, readAttempts);
  console.log(`Started; ${load()}.`);

  const records = new Records();
  const people = new Load(site.origins, learners, records);
  people.start();
  await pause(3000);
  const results: Result[] = [];
  for (const [index, scenario] of chosen.entries()) {
    const seconds: number[] = [];
    results.push({ scenario, seconds });
    for (let round = 0; round < rounds; round += 1) {
      records.scenario = index;
      const began = performance.now();
      const repair = await scenario.fail(site, cluster, round);
      await watch(records, began);
      await repair?.();
      await cluster.healthy();
      await pause(3000);
      seconds.push(records.maxGap(began, performance.now()) / 1000);
      console.log(`${scenario.name}: writes went on after ${seconds.at(-1)?.toFixed(1)} s; ${load()}`);
    }
  }
  await people.stop();
  const found = await inDatabase(superuser, (db) => readBack(db, records.writes));
  const changed = changedAttempts(attempts, await inDatabase(superuser, readAttempts));
  const { table, exceeded } = report(results, records, found, changed);
  console.log(`\n${table}\n\n${records.writes.length} acknowledged writes; ${load()}.`);
  console.log(exceeded.length > 0 ? `\n${exceeded.join("\n")}` : "Every limit is kept.");
  return exceeded.length === 0;
}

async function inDatabase<T>(
  url: string,
  read: (db: Awaited<ReturnType<typeof openAsOwner>>["maintenance"]) => Promise<T>,
): Promise<T> {
  const { maintenance, close } = await openAsOwner(url);
  try {
    return await read(maintenance);
  } finally {
    await close();
  }
}

/** Rejects at Ctrl+C, so that everything is ended before this process is; a later one ends it at once. */
const interrupted = new Promise<never>((_, reject) => {
  let first = 0;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      // npm passes on what the terminal has sent to all processes.
      if (first > 0 && performance.now() - first > 1000) process.exit(1);
      first ||= performance.now();
      reject(new Error("Interrupted; everything is being ended."));
    });
  }
});

async function run(plan: Plan): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "academy-failover-"));
  const endings: (() => Promise<unknown>)[] = [];
  try {
    return await Promise.race([drill(plan, folder, (end) => endings.unshift(end)), interrupted]);
  } finally {
    for (const end of endings)
      await end().catch((thrown: unknown) => {
        console.error(thrown);
        process.exitCode = 1;
      });
    await rm(folder, { recursive: true, force: true });
  }
}

const {
  numbers: [rounds = 5],
  words: [words = ""],
} = benchArguments();
const chosen = scenarios.filter(({ name }) => name.includes(words));
const found = obstacle();
if (found) console.log(`Skipped: ${found}`);
else if (chosen.length === 0) {
  console.error(`Nothing is called "${words}"; there is ${scenarios.map(({ name }) => name).join(", ")}.`);
  process.exitCode = 1;
} else {
  const isKept = await run({ rounds, chosen }).catch((thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    return false;
  });
  // What was interrupted may still wait for something.
  process.exit(isKept ? process.exitCode : 1);
}
