import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { badgeKey } from "../schema";

export type BadgeKeyRow = typeof badgeKey.$inferInsert;

/** The key that was created here; null before that. */
export async function generatedBadgeKey(db: Database): Promise<BadgeKeyRow | null> {
  const [row] = await db.select().from(badgeKey).where(eq(badgeKey.isGenerated, true));
  return row ?? null;
}

/** Stores a key, unless it is already stored or another key was created here in the meantime. */
export async function addBadgeKey(db: Database, row: BadgeKeyRow): Promise<void> {
  await db.insert(badgeKey).values(row).onConflictDoNothing();
}

/** Every key that badges were signed with, without its private part, oldest first. */
export async function publicBadgeKeys(db: Database) {
  return db
    .select({ thumbprint: badgeKey.thumbprint, publicKey: badgeKey.publicKey })
    .from(badgeKey)
    .orderBy(asc(badgeKey.createdAt), asc(badgeKey.thumbprint));
}
