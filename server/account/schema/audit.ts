import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../db/columns";

/**
 * Who did what to whom (R63). Only ids, no names and no email addresses: rows outlive the accounts they describe, so
 * nothing here references an account. A trigger rejects every update, and every deletion within the retention period.
 */
export const audit = pgTable(
  "audit",
  {
    id: rowId(),
    at: instant("at").notNull(),
    /** Null for the command line, the server itself, and callers who are not signed in. */
    actorId: bigint("actor_id", { mode: "number" }),
    action: text("action").notNull(),
    targetKind: text("target_kind"),
    targetId: text("target_id"),
    /** The changed fields, old values. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    /** The same fields, new values. */
    after: jsonb("after").$type<Record<string, unknown>>(),
    /** The caller's network, never a whole address: /24 of IPv4, /48 of IPv6. */
    address: text("address"),
  },
  (t) => [
    index("audit_time").on(t.at),
    // Entries of one action, newest first: some actions are rare among millions.
    index("audit_action").on(t.action, t.id),
    index("audit_actor").on(t.actorId, t.at),
    index("audit_target").on(t.targetKind, t.targetId, t.at),
    check("audit_action_length", sql`char_length(${t.action}) between 1 and 50`),
    check("audit_target", sql`num_nonnulls(${t.targetKind}, ${t.targetId}) in (0, 2)`),
    check("audit_address", sql`${t.address} ~ '/(24|48)$'`),
  ],
);
