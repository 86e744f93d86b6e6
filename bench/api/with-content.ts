import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startProcess } from "../../model-tests/api/server-process";
import { writeContentFolder } from "./content";
import { type BenchDatabase, makeEmbedded, makePostgres } from "./databases";

/** The database to measure on, if one is named; otherwise the embedded one is measured. */
export const databaseUrl = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;

/** Runs a measurement with a database and a content folder of their own, which are removed afterward. */
export async function withContent(
  courses: number,
  measure: (store: BenchDatabase, dir: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "academy-bench-"));
  const store = await (databaseUrl ? makePostgres(databaseUrl) : makeEmbedded());
  try {
    const dir = join(folder, "content");
    await writeContentFolder(dir, courses);
    await measure(store, dir);
  } finally {
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a server, and waits until it is ready. */
export async function startServer(store: BenchDatabase, dir: string): Promise<ServerProcess> {
  const server = await startProcess({
    args: ["bin/run.mjs", "start", "--content", dir],
    env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...store.env },
  });
  while ((await fetch(`${server.origin}/readyz`)).status !== 200) await pause(20);
  return server;
}
