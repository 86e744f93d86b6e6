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

/**
 * What holds for every connection of the database's user. Settings of the user rather than parameters of a connection,
 * which PgBouncer refuses or ignores.
 */
const limits = {
  // Everything of a request ends within its budget of 4.5 s, including the wait for a connection.
  statement_timeout: "4s",
  // Ends the transaction of a process that hangs, so that its locks block no one else.
  idle_in_transaction_session_timeout: "10s",
  // PostgreSQL takes seconds to compile a query that runs in milliseconds.
  jit: "off",
};

const forRequests: PoolConfig = { max: 10, connectionTimeoutMillis: 3000, keepAlive: true };

/** For imports and sweeps; connections are opened when needed and closed when idle. */
const forMaintenance: PoolConfig = { max: 2, connectionTimeoutMillis: 10_000, keepAlive: true };

const ignore = () => undefined;

/**
 * Takes back connections that have ended, because drizzle never releases one whose `begin` fails, and those that were
 * held too long, because a network that silently drops packets would hold them for a quarter of an hour.
 */
function limitHolding(pool: Pool): void {
  const timers = new Map<PoolClient, NodeJS.Timeout>();
  const takeBack = (client: PoolClient, reason: string) => {
    client.release(new Error(reason));
    // The code that held it will release it a second time.
    client.release = ignore;
  };
  pool.on("connect", (client) => {
    client.once("end", () => {
      if (timers.has(client)) takeBack(client, "The connection has ended.");
    });
  });
  pool.on("acquire", (client) => {
    timers.set(
      client,
      setTimeout(() => takeBack(client, "The connection was held too long."), heldAtMost),
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

/** Gives the database's user the limits, if it does not have them. They hold for connections from then on. */
async function setLimits(client: Client): Promise<void> {
  const { rows: names } = await client.query<{ name: string; user: string }>(
    "select format('%I', current_database()) as name, format('%I', current_user) as user",
  );
  const { rows: settings } = await client.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
     join pg_database on pg_database.oid = setdatabase and datname = current_database()
     join pg_roles on pg_roles.oid = setrole and rolname = current_user`,
  );
  const known = settings.map(({ setting }) => setting);
  const [{ name, user } = { name: "", user: "" }] = names;
  const missing = Object.entries(limits).filter(([limit, value]) => !known.includes(`${limit}=${value}`));
  for (const [limit, value] of missing)
    await client.query(`alter role ${user} in database ${name} set ${limit} = '${value}'`);
}

/**
 * Applies missing migrations on a separate connection, one process after the other. They run in one transaction: if the
 * connection breaks, all of them are rolled back and the lock is released. Everything belongs to the transaction,
 * because a pooler in transaction mode may give each transaction another connection.
 * @returns how many migrations were applied.
 */
async function migrateInTurn(connectionString: string): Promise<number> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true });
  client.on("error", ignore);
  await client.connect();
  try {
    const { rows } = await client.query("select 1 where current_setting('statement_timeout') = $1", [
      limits.statement_timeout,
    ]);
    await client.query("begin");
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '${migrationTimeout}'`,
    );
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query("set local lock_timeout = 0");
    await setLimits(client);
    const db = drizzle(client);
    const before = await appliedMigrations(db);
    // Its own `begin` only warns, and its `commit` ends this transaction.
    await migrate(db, { migrationsFolder: migrationsFolder() });
    const migrated = (await appliedMigrations(db)) - before;
    // A pooler would give this connection, which is older than the limits, to requests.
    if (rows.length === 0) await client.query("select pg_terminate_backend(pg_backend_pid())").catch(ignore);
    return migrated;
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
  const close = async () => {
    await Promise.all([pool.end(), maintenance.end()]);
  };
  // A pool that cannot connect would leave a server that starts and answers 503 to everything.
  await pool.query("select 1").catch(async (thrown: unknown) => {
    await close();
    throw thrown;
  });
  return {
    db: drizzle(pool),
    maintenance: drizzle(maintenance),
    kind: "postgres",
    migrated,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  };
}
