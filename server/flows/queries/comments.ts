import { and, asc, count, desc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cleanName } from "../../../contract/account/person-name";
import { type FlowComment, maxComments } from "../../../contract/flow-comments";
import { account } from "../../account/schema/accounts";
import type { Database } from "../../db/database";
import { flowComment } from "../schema";

type NewComment = Pick<
  typeof flowComment.$inferInsert,
  "accountId" | "machine" | "place" | "name" | "text" | "createdAt"
>;

const changer = alias(account, "changer");

/** Comments with the names of who wrote them and who resolved them. */
const comments = (db: Database) =>
  db
    .select({ comment: flowComment, author: account.name, changedBy: changer.name })
    .from(flowComment)
    .innerJoin(account, eq(account.id, flowComment.accountId))
    .leftJoin(changer, eq(changer.id, flowComment.changedBy));

type Row = Awaited<ReturnType<typeof comments>>[number];

const asComment = ({ comment, author, changedBy }: Row): FlowComment => ({
  id: comment.id,
  machine: comment.machine,
  place: comment.place,
  name: comment.name,
  text: comment.text,
  author: cleanName(author),
  createdAt: comment.createdAt.toISOString(),
  isResolved: comment.isResolved,
  changedAt: comment.changedAt?.toISOString() ?? null,
  changedBy: changedBy === null ? null : cleanName(changedBy),
});

/** The newest comments on a machine, newest first, and how many there are in all. */
export async function commentsOn(db: Database, machine: string): Promise<{ data: FlowComment[]; total: number }> {
  const ofMachine = eq(flowComment.machine, machine);
  const rows = await comments(db).where(ofMachine).orderBy(desc(flowComment.id)).limit(maxComments);
  if (rows.length < maxComments) return { data: rows.map(asComment), total: rows.length };
  const [counted] = await db.select({ total: count() }).from(flowComment).where(ofMachine);
  return { data: rows.map(asComment), total: counted?.total ?? rows.length };
}

/** How many comments are open, by machine. */
export const openComments = (db: Database): Promise<{ machine: string; open: number }[]> =>
  db
    .select({ machine: flowComment.machine, open: count() })
    .from(flowComment)
    .where(eq(flowComment.isResolved, false))
    .groupBy(flowComment.machine)
    .orderBy(asc(flowComment.machine));

/** A comment; null if there is none with this id. */
export async function commentById(db: Database, id: number): Promise<FlowComment | null> {
  const [row] = await comments(db).where(eq(flowComment.id, id));
  return row ? asComment(row) : null;
}

/** Stores a comment. @returns its id */
export async function addComment(tx: Database, row: NewComment): Promise<number> {
  const [added] = await tx.insert(flowComment).values(row).returning({ id: flowComment.id });
  if (!added) throw new Error("The comment was not stored.");
  return added.id;
}

/** Resolves or reopens a comment. If it already is, who did that first stays. */
export async function resolveComment(
  tx: Database,
  id: number,
  change: { isResolved: boolean; changedBy: number; changedAt: Date },
): Promise<void> {
  await tx
    .update(flowComment)
    .set(change)
    .where(and(eq(flowComment.id, id), ne(flowComment.isResolved, change.isResolved)));
}
