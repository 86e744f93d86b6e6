import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Account, isStaff } from "../../account/queries/accounts";
import { account, idempotencyKey } from "../../account/schema/accounts";
import type { Database, Write } from "../database";

interface Key {
  accountId: number;
  key: string;
}

const of = ({ accountId, key }: Key) => and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key));

/** What a key was used for; null if it is unused, also if its command is still running. */
export async function storedReply(db: Database, key: Key): Promise<{ requestHash: string; reply: unknown } | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKey.requestHash, reply: idempotencyKey.reply })
    .from(idempotencyKey)
    .where(of(key));
  return row ?? null;
}

/** Some writes in front of a statement, as a part of it. */
const withWrites = (writes: readonly Write[], statement: SQL): SQL => {
  if (writes.length === 0) return statement;
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as (${write.getSQL()})`);
  return sql`with ${sql.join(parts, sql`, `)} ${statement}`;
};

/**
 * Stores the reply under a key that this transaction has claimed; `undefined` for a 204.
 * @param writes are sent in the same statement; they must not touch the same row
 */
export async function storeReply(tx: Database, key: Key, reply: unknown, writes: readonly Write[] = []): Promise<void> {
  const stored = tx
    .update(idempotencyKey)
    .set({ reply: reply ?? null })
    .where(of(key));
  await tx.execute(withWrites(writes, stored.getSQL()));
}

/**
 * Removes replies to staff that name a person, when the person's account is deleted; its own go with it, and other
 * learners are told nothing about it. A repeat of such a command is a new one.
 */
export async function forgetReplies(tx: Database, { email, name }: Pick<Account, "email" | "name">): Promise<void> {
  const staff = tx.select({ id: account.id }).from(account).where(isStaff);
  const names = [email, name].filter((text) => text !== "");
  const isNamed = or(...names.map((text) => sql`strpos(${idempotencyKey.reply}::text, ${JSON.stringify(text)}) > 0`));
  await tx.delete(idempotencyKey).where(and(inArray(idempotencyKey.accountId, staff), isNamed));
}
