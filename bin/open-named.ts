import type { Config } from "../server/config";
import type { OpenDatabase } from "../server/db/database";

/** Where the settings lead; a password in the address is left out. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `in ${dataDir}, because DATABASE_URL is not set`;
  const { hostname, pathname } = new URL(databaseUrl);
  return `${decodeURIComponent(pathname.slice(1))} at ${hostname}, which DATABASE_URL names`;
}

/**
 * Opens the database that the environment names for a command, and says where it is if it was empty: in a terminal
 * without the settings of the site, it is not the site's. Its imports are loaded on demand, so that errors in the
 * arguments appear quickly.
 * @throws {StartError} if it cannot be used.
 */
export async function openNamed(config: Config): Promise<OpenDatabase> {
  const [{ openDatabase }, { appliedMigrations }] = await Promise.all([
    import("../server/db/open"),
    import("../server/db/applied-migrations"),
  ]);
  const opened = await openDatabase(config);
  // All that there are have been applied just now. Not among the output that other programs read.
  if ((await appliedMigrations(opened.db)) === opened.migrated)
    console.error(`This is a new database, ${placeOf(config)}.`);
  return opened;
}
