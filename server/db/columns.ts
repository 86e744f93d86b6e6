import { bigint, timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, like JavaScript's clock: reading an instant returns exactly what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** The database numbers the rows. */
export const rowId = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
