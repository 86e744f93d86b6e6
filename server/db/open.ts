import { existsSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Config } from "../config";
import { StartError } from "../start-error";
import { appliedMigrations, migrationsFolder } from "./applied-migrations";
import { takeDataFolder } from "./data-folder";
import type { OpenDatabase } from "./database";
import { fullDisk } from "./full-disk";
import { createPglite } from "./pglite";
import { openPostgres } from "./postgres";

/** What a driver says, without its stack, and without the statement that Drizzle puts around it. */
export const reasonOf = (thrown: unknown): string => {
  if (thrown instanceof AggregateError) return reasonOf(thrown.errors[0]);
  if (thrown instanceof DrizzleQueryError && thrown.cause) return reasonOf(thrown.cause);
  if (thrown instanceof Error) return thrown.message;
  // What the file system of an embedded database throws is no Error.
  return typeof thrown === "object" ? JSON.stringify(thrown) : String(thrown);
};

/** Wraps an embedded PostgreSQL and applies missing migrations. */
export async function onEmbedded(client: PGlite): Promise<Omit<OpenDatabase, "close">> {
  const db = drizzle(client);
  const before = await appliedMigrations(db);
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return { db, maintenance: db, kind: "embedded", migrated: (await appliedMigrations(db)) - before };
}

async function openEmbedded(dataDir: string, template?: Blob): Promise<OpenDatabase> {
  const folder = dataDir.startsWith("memory://") ? null : takeDataFolder(dataDir);
  try {
    // Otherwise an empty database would silently replace the lost one.
    if (folder?.wasCreated && !existsSync(folder.files)) throw new Error("its files are gone");
    const client = await createPglite(folder?.files ?? dataDir, template);
    folder?.markCreated();
    const opened = await onEmbedded(client);
    const close = async () => {
      await client.close();
      folder?.release();
    };
    return { ...opened, close };
  } catch (thrown) {
    folder?.release();
    const full = fullDisk(dataDir);
    if (full) throw full;
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened (${reasonOf(thrown)}); restore it from a backup, or delete the folder to start over.`,
    );
  }
}

/**
 * Opens the database that the settings name, applies missing migrations, and locks its data folder.
 * @param template an empty embedded database to start from, in tests
 * @throws {StartError} if it cannot be used.
 */
export async function openDatabase(
  config: Pick<Config, "dataDir" | "databaseUrl">,
  template?: Blob,
): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openEmbedded(config.dataDir, template);
  return openPostgres(config.databaseUrl).catch((thrown: unknown) => {
    throw new StartError(
      `PostgreSQL at DATABASE_URL cannot be used (${reasonOf(thrown)}); check that it is running, that this user may connect, and that it may create tables.`,
    );
  });
}
