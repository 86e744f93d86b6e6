import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type Config, readConfig } from "../../server/config";

/** A database for a measurement; empty at first. */
export interface BenchDatabase {
  name: string;
  /** The environment variables that point a server to it. */
  env: Record<string, string>;
  config(contentDir: string): Config;
  remove(): Promise<void>;
}

const store = (name: string, env: Record<string, string>, remove: () => Promise<void>): BenchDatabase => ({
  name,
  env,
  config: (contentDir) => ({ ...readConfig(env), contentDir }),
  remove,
});

export async function makeEmbedded(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "academy-bench-data-"));
  return store("PGlite", { ACADEMY_DATA_DIR: folder, DATABASE_URL: "" }, () =>
    rm(folder, { recursive: true, force: true }),
  );
}

/** @param url with a user that may create databases */
export async function makePostgres(url: string): Promise<BenchDatabase> {
  const name = `academy_bench_${randomBytes(6).toString("hex")}`;
  const asAdmin = async (sql: string) => {
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await asAdmin(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return store("PostgreSQL", { DATABASE_URL: own.href }, () => asAdmin(`drop database ${name} with (force)`));
}
