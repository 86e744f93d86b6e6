import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../db/columns";

/**
 * Who did what to whom (R63). Ids only, no names and no addresses of mail: rows outlive the accounts that they tell of,
 * so nothing here refers to an account. A trigger refuses every update, and deletion within the retention period.
 */
export const audit = pgTable(
  "audit",
  {
    id: rowId(),
    at: instant("at").notNull(),
    /** Null for the command line, the server itself, and anyone who is not signed in. */
    actorId: bigint("actor_id", { mode: "number" }),
    action: text("action").notNull(),
    targetKind: text("target_kind"),
    targetId: text("target_id"),
    /** The changed fields, as they were. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    /** The same fields, as they are now. */
    after: jsonb("after").$type<Record<string, unknown>>(),
    /** The caller's network, never a whole address: /24 of IPv4, /48 of IPv6. */
    address: text("address"),
  },
  (t) => [
    index("audit_time").on(t.at),
    index("audit_actor").on(t.actorId, t.at),
    index("audit_target").on(t.targetKind, t.targetId, t.at),
    check("audit_action_length", sql`char_length(${t.action}) between 1 and 50`),
    check("audit_target", sql`num_nonnulls(${t.targetKind}, ${t.targetId}) in (0, 2)`),
    check("audit_address", sql`${t.address} ~ '/(24|48)$'`),
  ],
);
