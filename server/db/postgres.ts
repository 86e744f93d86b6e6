import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolClient, type PoolConfig } from "pg";
import { appliedMigrations, migrationsFolder } from "./applied-migrations";
import type { OpenDatabase } from "./database";

/** An arbitrary number, the same in every process: the process that holds this lock migrates. */
const migrationLock = 7_319_001;

/** How long a process waits for another one's migrations. */
const migrationTimeout = "10min";

/** Longest time a request may hold a connection, in milliseconds: a bit more than its own budget. */
const heldAtMost = 10_000;

/** For requests: everything ends within their budget of 4.5 s, including the wait for a connection. */
const forRequests: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 4000,
  // Ends the transaction of a process that hangs, so that its locks block no one else.
  idle_in_transaction_session_timeout: heldAtMost,
  keepAlive: true,
  // PostgreSQL takes seconds to compile a query that runs in milliseconds.
  options: "-c jit=off",
};

/** For imports and sweeps; connections are opened when needed and closed when idle. */
const forMaintenance: PoolConfig = { max: 2, connectionTimeoutMillis: 10_000, keepAlive: true };

const ignore = () => undefined;

/**
 * Takes back connections that were held too long: a network that silently drops packets would hold them for a quarter
 * of an hour, and drizzle never releases one whose `begin` fails.
 */
function limitHolding(pool: Pool): void {
  const timers = new Map<PoolClient, NodeJS.Timeout>();
  const takeBack = (client: PoolClient) => {
    client.release(new Error("The connection was held too long."));
    // The code that held it will release it a second time.
    client.release = ignore;
  };
  pool.on("acquire", (client) => {
    timers.set(
      client,
      setTimeout(() => takeBack(client), heldAtMost),
    );
  });
  pool.on("release", (_, client) => {
    clearTimeout(timers.get(client));
    timers.delete(client);
  });
}

function openPool(connectionString: string, settings: PoolConfig): Pool {
  const pool = new Pool({ connectionString, ...settings });
  // A broken connection is replaced, and its query fails by itself; without these listeners, a connection that breaks
  // while idle or within a transaction would end the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  return pool;
}

/**
 * Applies missing migrations on a separate connection, one process after the other. They run in one transaction: if the
 * connection breaks, all of them are rolled back and the lock is released.
 * @returns how many migrations were applied.
 */
async function migrateInTurn(connectionString: string): Promise<number> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true });
  client.on("error", ignore);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = '${migrationTimeout}'`);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query("set lock_timeout = 0");
    const db = drizzle(client);
    const before = await appliedMigrations(db);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    return (await appliedMigrations(db)) - before;
  } finally {
    await client.end();
  }
}

/**
 * Opens PostgreSQL and applies missing migrations.
 * @throws what the driver throws.
 */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const migrated = await migrateInTurn(connectionString);
  const pool = openPool(connectionString, forRequests);
  limitHolding(pool);
  const maintenance = openPool(connectionString, forMaintenance);
  return {
    db: drizzle(pool),
    maintenance: drizzle(maintenance),
    kind: "postgres",
    migrated,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([pool.end(), maintenance.end()]);
    },
  };
}
