/**
 * Lets learners use the site for an hour, squeezed into five minutes, and then sends it twice what it can bear.
 *
 *   npm run bench -- learners [learners, 500] [minutes, 5]
 *
 * Runs against one process of the built site, with the settings of its service, on the embedded database and, with
 * TEST_DATABASE_URL, on PostgreSQL. Each learner signs in with a password, reads pages, searches, enrolls in courses,
 * completes steps, answers quizzes and an exam, and finishes it. Prints the time of each kind of call, and memory. Then
 * finds out how many calls a second the process bears, and sends twice as many for 20 s, while learners are in exams:
 * prints what others got, what the exams got, and how soon the process was itself again. Exits with 1 if a limit is
 * exceeded.
 */
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../model-tests/api/server-process";
import { hashPassword } from "../server/account/password";
import { account } from "../server/account/schema/accounts";
import { openDatabase } from "../server/db/open";
import { writeContentFolder } from "./api/content";
import { type BenchDatabase, makeEmbedded, makePostgres } from "./api/databases";
import { activeLearners, prepareContent, seed } from "./api/seed";
import { metricsOf } from "./api/server-metrics";
import { aligned } from "./api/table";
import { benchArguments } from "./arguments";
import { Calls } from "./learners/calls";
import { anHour, password } from "./learners/hour";
import { overload } from "./learners/overload";

const [count = 500, minutes = 5] = benchArguments().numbers;
const size = { name: "learners", courses: 200, learners: 10_000, active: 2 * count };

/** Upper limits: the slowest hundredth, in milliseconds; recovery, in seconds; memory, in MB. */
const limits = { p99: 300, recovery: 5, memory: { PGlite: 400, PostgreSQL: 250 } };

/** What the service sets about memory, so that the process is measured as it is deployed. */
const memorySettings = Object.fromEntries(
  [...readFileSync("deploy/systemd/academy@.service", "utf8").matchAll(/\b(MALLOC_ARENA_MAX|NODE_OPTIONS)=(\S+)/g)].map(
    ([, name, value]) => [name, value],
  ),
);

async function measure(make: () => Promise<BenchDatabase>, dir: string): Promise<string[]> {
  const store = await make();
  const exceeded: string[] = [];
  const check = (isKept: boolean, sentence: string) => {
    if (!isKept) exceeded.push(`${store.name}: ${sentence}`);
  };
  try {
    const opened = await openDatabase(store.config(dir));
    await seed(opened, await prepareContent(dir), size);
    await opened.db.update(account).set({ passwordHash: await hashPassword(password) });
    const learners = [...new Map((await activeLearners(opened, size)).map((one) => [one.id, one])).values()];
    await opened.close();
    const server = await startProcess({
      args: ["bin/run.mjs", "start", "--content", dir],
      env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...memorySettings, ...store.env },
    });
    try {
      console.log(
        `\n${store.name}: ${count} learners, an hour in ${minutes} minutes; ${(await metricsOf(server.origin)).memory} MB`,
      );
      const calls = new Calls(server.origin);
      const began = performance.now();
      await Promise.all(
        learners
          .slice(0, count)
          .map((learner, index) => anHour(calls, learner, { index, of: count, ms: minutes * 60_000 })),
      );
      const seconds = (performance.now() - began) / 1000;
      console.log(aligned([["", "calls", "p50 ms", "p99 ms", "max ms", "failed"], ...calls.rows()]));
      const all = calls.all();
      const memory = (await metricsOf(server.origin)).memory;
      console.log(`${Math.round(all.count / seconds)} calls a second, ${memory} MB`);
      check(all.failed === 0, `${all.failed} calls failed: ${calls.failures()}.`);
      check(
        all.p99 <= limits.p99,
        `the slowest hundredth of the calls took ${Math.round(all.p99)} ms, the limit is ${limits.p99} ms.`,
      );
      const most = limits.memory[store.name as keyof typeof limits.memory];
      check(memory <= most, `it uses ${memory} MB, the limit is ${most} MB.`);

      const borne = await overload(server.origin, learners.slice(count, count + 50), size.courses);
      console.log(borne.text);
      check(borne.examFailures === 0, `${borne.examFailures} answers in exams were refused or failed.`);
      check(borne.others.size === 0, `others were answered with ${[...borne.others].join(", ")}.`);
      check(
        borne.recovery <= limits.recovery,
        `it was itself again after ${borne.recovery.toFixed(1)} s, the limit is ${limits.recovery} s.`,
      );
    } finally {
      await server.end();
    }
  } finally {
    await store.remove();
  }
  return exceeded;
}

const folder = await mkdtemp(join(tmpdir(), "academy-learners-"));
try {
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, system load ${loadavg()[0]?.toFixed(1)}`,
  );
  await writeContentFolder(folder, size.courses);
  const url = process.env.TEST_DATABASE_URL;
  const makers = [makeEmbedded, ...(url ? [() => makePostgres(url)] : [])];
  const exceeded: string[] = [];
  for (const make of makers) exceeded.push(...(await measure(make, folder)));
  if (!url) console.log("\nPostgreSQL is skipped: TEST_DATABASE_URL is not set.");
  console.log(exceeded.length > 0 ? `\n${exceeded.join("\n")}` : "\nEvery limit is kept.");
  process.exitCode = exceeded.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
