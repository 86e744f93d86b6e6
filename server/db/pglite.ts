import { setImmediate as turnEnds } from "node:timers/promises";
import { PGlite, types } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/**
 * Preparing PostgreSQL's default of 128 MB takes a quarter of a start, and memory that never becomes free; a file that
 * is not in these buffers is in the system's.
 */
const sharedBuffers = "shared_buffers=32MB";

/** The types that Drizzle reads itself: dates and times, and arrays of these and of numbers. */
const readByDrizzle = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1115, 1182, 1185, 1187, 1231],
];

type Query = PGlite["query"];
const withoutParsers =
  (query: Query): Query =>
  (text, params, { parsers: _, ...options } = {}) =>
    query(text, params, options);

/**
 * Gives the client the parsers that Drizzle names with every query, the same each time, and leaves them out of the
 * queries: PGlite would copy its own, which are hundreds, for each of them.
 */
function setParsers(client: PGlite): void {
  for (const type of readByDrizzle) client.parsers[type] = (value) => value;
  client.query = withoutParsers(client.query.bind(client));
  const transaction = client.transaction.bind(client);
  client.transaction = (run) => transaction((tx) => run(Object.assign(tx, { query: withoutParsers(tx.query) })));
}

/** How long queries may follow one another before the event loop gets a turn, in milliseconds. */
const turnBudget = 5;

/**
 * Ends the event loop's turn between two queries once they have taken long enough. PGlite works on the process's own
 * thread, and what it awaits is done before the next turn: with many waiting queries, a turn would take as long as all
 * of them, and the process would meanwhile accept no connection, and refuse nothing.
 */
function shareThread(client: PGlite): void {
  let began: number | null = null;
  const runExclusive = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (run) =>
    runExclusive(async () => {
      if (began !== null && performance.now() - began > turnBudget) await turnEnds();
      if (began === null) {
        began = performance.now();
        setImmediate(() => {
          began = null;
        });
      }
      return run();
    });
}

/**
 * Opens the embedded PostgreSQL in a folder or in `memory://` and creates it if needed. Creating it takes seconds; a
 * copy of an empty one (`template`) saves tests most of that time.
 */
export async function createPglite(dataDir: string, template?: Blob): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir,
    extensions: { unaccent, pg_trgm, fuzzystrmatch },
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, "-c", sharedBuffers],
    ...(template && { loadDataDir: template }),
  });
  setParsers(client);
  shareThread(client);
  return client;
}
