import { ilike, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Plain text within a pattern: a % in it is matched literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Whether a column contains a text, in capitals or not. */
export const contains = (column: PgColumn, text: string): SQL => ilike(column, `%${literal(text)}%`);
