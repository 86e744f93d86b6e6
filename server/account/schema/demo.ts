import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns";

/** What a demo was once given, by e-mail address or code: it is given only once, so that what was deleted stays so. */
export const demoSeed = pgTable("demo_seed", {
  name: text("name").primaryKey(),
  seededAt: instant("seeded_at").notNull(),
});
