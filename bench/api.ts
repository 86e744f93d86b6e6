/**
 * Measures how fast the API and a kept page are answered over 50 connections, on both databases and with little and
 * much content, next to two references in the same run: a Fastify route that only sends the same bytes, and the
 * request's own queries through the same driver.
 *
 * The load is made on the same cores, so the table has the CPU time for each call too, of the process that answers it.
 * The bare queries have these cores to themselves.
 *
 *   npm run bench -- api [--quick] [--only WORDS]
 *
 * PostgreSQL is measured if BENCH_DATABASE_URL or TEST_DATABASE_URL is set; the databases created there are dropped.
 * `--quick` skips the large size and takes about three minutes; `--only` measures the scenarios with these words in
 * their name. Exits with 1 if a call was refused.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startProcess } from "../model-tests/api/server-process";
import { openDatabase } from "../server/db/open";
import { type Constant, constantOf, cpuOfBare, serveBare } from "./api/bare";
import { writeContentFolder } from "./api/content";
import { type BenchDatabase, makeEmbedded, makePostgres } from "./api/databases";
import { average, type Duration, type Figures, load } from "./api/load";
import { queriesPerCall, record, runQueries } from "./api/queries";
import { scenariosFor } from "./api/scenarios";
import { activeLearners, type Prepared, prepareContent, type Size, seed } from "./api/seed";
import { metricsOf } from "./api/server-metrics";
import { type Row, table } from "./api/table";
import { benchArguments } from "./arguments";

/** Only scenarios whose name contains `only`. */
const { quick: isQuick, only, bare: isBare } = benchArguments().values;
const small: Size = { name: "small", courses: 20, learners: 100, active: 100 };
const large: Size = { name: "large", courses: 5_000, learners: 200_000, active: 20_000 };
const sizes = isQuick ? [small] : [small, large];
const rounds = 3;
const measured: Duration = isQuick ? { warmUp: 0.3, measured: 0.7 } : { warmUp: 0.5, measured: 1.5 };
/** Before the first round: code that runs often becomes fast, and a server runs for days. */
const unmeasured: Duration = { warmUp: 1, measured: 0 };
const references: Duration = { warmUp: 0.5, measured: isQuick ? 1.5 : 4 };

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const since = (began: number): string => seconds(performance.now() - began);

type Scenarios = ReturnType<typeof scenariosFor>;
/** The part of a row that is measured over HTTP. */
type Outside = Pick<Row, "name" | "bytes" | "academy" | "bare">;

/** Numbers the turns of each scenario, so that no command is a repeat. */
class Turns {
  private number = 0;
  next = ({ turn }: Scenarios[number]) => turn(this.number++);
}

/** Starts the built server on a filled database; prints how long that took and how much memory it uses. */
async function startServer(store: BenchDatabase, { dir }: Prepared): Promise<ServerProcess> {
  const began = performance.now();
  const server = await startProcess({
    args: ["bin/run.mjs", "start", "--content", dir],
    env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...store.env },
  });
  for (let tries = 0; (await fetch(`${server.origin}/readyz`)).status !== 200; tries += 1) {
    if (tries > 1000) throw new Error(`The server did not become ready:\n${server.output()}`);
    await pause(20);
  }
  console.log(`ready ${since(began)} after its start, with ${(await metricsOf(server.origin)).memory} MB`);
  return server;
}

/** Serves a constant reply for each scenario, each at its own address. */
async function startBare(origin: string, scenarios: Scenarios, turns: Turns) {
  const constants: Constant[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    // Twice: what is kept between requests is there by then.
    await constantOf(origin, turns.next(scenario).call, "");
    constants.push(await constantOf(origin, turns.next(scenario).call, `/${index}`));
  }
  const args = [...process.execArgv, fileURLToPath(import.meta.url), "api", "--bare"];
  const bare = await startProcess({ args, env: { NODE_ENV: "production" }, input: JSON.stringify(constants) });
  return { bare, constants };
}

/** Measures the academy over HTTP, each scenario in turns with its bare reply: both meet the same other load. */
async function measureCalls(server: ServerProcess, scenarios: Scenarios, turns: Turns): Promise<Outside[]> {
  const { bare, constants } = await startBare(server.origin, scenarios, turns);
  const cpuOfServer = async () => (await metricsOf(server.origin)).cpu;
  const measures: Outside[] = [];
  try {
    for (const [index, scenario] of scenarios.entries()) {
      const { path = "", body = "" } = constants[index] ?? {};
      const academy: Figures[] = [];
      const constant: Figures[] = [];
      const next = () => turns.next(scenario).call;
      const nextConstant = () => ({ ...next(), path });
      await load(server.origin, next, unmeasured);
      await load(bare.origin, nextConstant, unmeasured);
      for (let round = 0; round < rounds; round += 1) {
        academy.push(await load(server.origin, next, measured, { readCpu: cpuOfServer }));
        constant.push(await load(bare.origin, nextConstant, measured, { readCpu: () => cpuOfBare(bare.origin) }));
      }
      measures.push({
        name: scenario.name,
        bytes: Buffer.byteLength(body, "base64"),
        academy: average(academy),
        bare: average(constant),
      });
    }
  } finally {
    await bare.end();
  }
  console.log(`${(await metricsOf(server.origin)).memory} MB after the load`);
  return measures;
}

/** The queries of each scenario, without the academy. */
async function measureQueries(store: BenchDatabase, { dir }: Prepared, scenarios: Scenarios, turns: Turns) {
  const config = store.config(dir);
  const opened = await openDatabase(config);
  try {
    const scripts = await record(opened, config, scenarios, turns.next);
    const measures: Pick<Row, "queries" | "queriesPerCall">[] = [];
    for (const [index, scenario] of scenarios.entries()) {
      const own = scripts[index] ?? [];
      const queries = await runQueries(opened, own, () => turns.next(scenario).values, references);
      measures.push({ queriesPerCall: queriesPerCall(own), queries });
    }
    return measures;
  } finally {
    await opened.close();
  }
}

async function measure(make: () => Promise<BenchDatabase>, prepared: Prepared, size: Size): Promise<Row[]> {
  const store = await make();
  try {
    console.log(`\n${store.name}, ${size.name}: ${size.courses} courses, ${size.learners} learners`);
    const opened = await openDatabase(store.config(prepared.dir));
    const filled = await seed(opened, prepared, size);
    const all = scenariosFor(size, await activeLearners(opened, size));
    const scenarios = all.filter(({ name }) => name.includes(only));
    await opened.close();
    console.log(`filled in ${filled.content.toFixed(1)} s (content) and ${filled.learners.toFixed(1)} s (learners)`);
    const turns = new Turns();
    const server = await startServer(store, prepared);
    const outside = await measureCalls(server, scenarios, turns).finally(() => server.end());
    const inside = await measureQueries(store, prepared, scenarios, turns);
    return outside.map((row, index) => ({ queriesPerCall: 0, queries: null, ...inside[index], ...row }));
  } finally {
    await store.remove();
  }
}

async function run(): Promise<void> {
  const began = performance.now();
  const [{ model = "unknown" } = {}] = cpus();
  console.log(
    `Node ${process.version}, ${cpus().length} × ${model}, system load at the start ${loadavg()[0]?.toFixed(1)}`,
  );
  const url = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
  const makers = [makeEmbedded, ...(url ? [() => makePostgres(url)] : [])];
  if (!url) console.log("PostgreSQL is skipped: neither BENCH_DATABASE_URL nor TEST_DATABASE_URL is set.");
  const folder = await mkdtemp(join(tmpdir(), "academy-bench-"));
  const rows: { at: string; size: Size; rows: Row[] }[] = [];
  let refused = 0;
  try {
    for (const size of sizes) {
      const dir = join(folder, size.name);
      await writeContentFolder(dir, size.courses);
      const building = performance.now();
      const prepared = await prepareContent(dir);
      const memory = Math.round(process.memoryUsage().rss / 1e6);
      console.log(
        `\n${size.courses} courses read, checked and built in ${since(building)}, with ${memory} MB at the end`,
      );
      for (const [index, make] of makers.entries()) {
        const now = await measure(make, prepared, size);
        const before = rows.find(({ at }) => at === String(index));
        console.log(table(now, before?.rows));
        refused += now.reduce((sum, { academy }) => sum + academy.failed, 0);
        if (!before) rows.push({ at: String(index), size, rows: now });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `\nMeasured in ${since(began)}; system load at the end ${loadavg()[0]?.toFixed(1)}. ${refused} call(s) refused.`,
  );
  process.exitCode = refused > 0 ? 1 : 0;
}

if (isBare) await serveBare();
else await run();
