import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { account, accountId } from "../account/schema/accounts";
import { instant, rowId } from "../db/columns";

/** Comments on states and transitions of the flows. They outlive what they are about, but not their author's account. */
export const flowComment = pgTable(
  "flow_comment",
  {
    id: rowId(),
    accountId: accountId(),
    machine: text("machine").notNull(),
    /** The id of the state or transition. */
    place: text("place").notNull(),
    /** What it was called when the comment was written. */
    name: text("name").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
    isResolved: boolean("is_resolved").notNull().default(false),
    /** Who last resolved or reopened it; null if nobody did, or the account was deleted. */
    changedBy: bigint("changed_by", { mode: "number" }).references(() => account.id, { onDelete: "set null" }),
    changedAt: instant("changed_at"),
  },
  (t) => [
    index("flow_comment_account").on(t.accountId),
    index("flow_comment_changed_by").on(t.changedBy),
    index("flow_comment_machine").on(t.machine, t.id),
    check("flow_comment_text", sql`char_length(${t.text}) between 1 and 2000`),
    check("flow_comment_place", sql`char_length(${t.place}) between 1 and 300`),
    check("flow_comment_name", sql`char_length(${t.name}) between 1 and 300`),
    check(
      "flow_comment_changed",
      sql`${t.changedAt} is not null or not (${t.isResolved} or ${t.changedBy} is not null)`,
    ),
  ],
);
