import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm/logger";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { Pool } from "pg";
import type { Database, OpenDatabase } from "../db/database";

/** The driver's own client, which drizzle keeps on its handle. */
export const clientOf = ({ db }: Pick<OpenDatabase, "db">): PGlite | Pool =>
  (db as unknown as { $client: PGlite | Pool }).$client;

/** The same database through a handle that gives every statement to a logger before it is sent. */
export const loggedDatabase = (opened: Pick<OpenDatabase, "db" | "kind">, logger: Logger): Database =>
  opened.kind === "embedded"
    ? drizzlePglite(clientOf(opened) as PGlite, { logger })
    : drizzlePostgres(clientOf(opened) as Pool, { logger });
