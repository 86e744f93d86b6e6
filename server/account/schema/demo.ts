import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns";

/** What a demo was given, by email address or code: it is given only once, so that what was deleted stays deleted. */
export const demoSeed = pgTable("demo_seed", {
  name: text("name").primaryKey(),
  seededAt: instant("seeded_at").notNull(),
});
