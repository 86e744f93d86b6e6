import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "../account/schema/accounts";
import { instant } from "../db/columns";

/** Learners who registered for a webinar (R68). The content may drop it: then nobody is reminded. */
export const webinarRegistration = pgTable(
  "webinar_registration",
  {
    accountId: accountId(),
    webinarId: integer("webinar_id").notNull(),
    registeredAt: instant("registered_at").notNull(),
    /** Of the mails: the language of the interface, scheme and host of the page, and the learner's time zone. */
    language: text("language").notNull(),
    origin: text("origin").notNull(),
    zone: text("zone").notNull(),
    /** When the reminder was written; null until then. */
    remindedAt: instant("reminded_at"),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.webinarId] }),
    index("webinar_registration_webinar").on(t.webinarId, t.remindedAt),
  ],
);
