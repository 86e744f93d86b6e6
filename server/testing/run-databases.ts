import { randomBytes } from "node:crypto";
import { connected, runDatabases } from "./databases";

/** Lets the tests of a run use their databases of PostgreSQL again, and removes all of them when it ends. */
export function setup(): (() => Promise<void>) | undefined {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return undefined;
  const prefix = `academy_test_${randomBytes(4).toString("hex")}`;
  process.env[runDatabases] = prefix;
  return async () => {
    delete process.env[runDatabases];
    await connected(url, async (admin) => {
      const { rows } = await admin.query<{ name: string }>(
        "select datname as name from pg_database where starts_with(datname, $1)",
        [prefix],
      );
      for (const { name } of rows) await admin.exec(`drop database ${name} with (force)`);
    });
  };
}
