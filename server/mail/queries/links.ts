import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { type LinkKind, mailLink } from "../schema";

export type Link = typeof mailLink.$inferSelect;

interface NewLink {
  kind: LinkKind;
  email: string;
  returnTo: string;
  createdAt: Date;
  name?: string;
  passwordHash?: string;
  forAccount?: number;
}

/** Adds a link that gets its token when its mail leaves; returns its id. */
export async function addLink(tx: Database, link: NewLink): Promise<number> {
  const [row] = await tx.insert(mailLink).values(link).returning({ id: mailLink.id });
  if (!row) throw new Error("The link was not added.");
  return row.id;
}

/**
 * Gives a link its token, which replaces an earlier one: of a mail that was sent twice, the second has the link. The
 * address's earlier links of the kind expire.
 */
export async function issueLink(
  db: Database,
  { id, kind, email }: Pick<Link, "id" | "kind" | "email">,
  tokenHash: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db.update(mailLink).set({ tokenHash, expiresAt }).where(eq(mailLink.id, id));
  await db
    .update(mailLink)
    .set({ expiresAt: now })
    .where(and(eq(mailLink.email, email), eq(mailLink.kind, kind), lt(mailLink.id, id), gt(mailLink.expiresAt, now)));
}

/** The link with this token, whether or not it still works. */
export async function findLink(db: Database, kind: LinkKind, tokenHash: string): Promise<Link | null> {
  const [row] = await db
    .select()
    .from(mailLink)
    .where(and(eq(mailLink.kind, kind), eq(mailLink.tokenHash, tokenHash)));
  return row ?? null;
}

/**
 * Uses a link. Of several uses at once, one succeeds.
 * @returns whether it still worked
 */
export async function consumeLink(tx: Database, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(mailLink)
    .set({ usedAt: now, passwordHash: "" })
    .where(and(eq(mailLink.id, id), isNull(mailLink.usedAt), gt(mailLink.expiresAt, now)))
    .returning({ id: mailLink.id });
  return used.length > 0;
}

/** Marks an address's other links of a kind as used: one was enough, and the others may be in the wrong hands. */
export async function closeLinks(tx: Database, kind: LinkKind, email: string, now: Date): Promise<void> {
  await tx
    .update(mailLink)
    .set({ usedAt: now, passwordHash: "" })
    .where(and(eq(mailLink.kind, kind), eq(mailLink.email, email), isNull(mailLink.usedAt)));
}

/** Marks an account's links for a new address as used. */
export async function closeLinksOf(tx: Database, forAccount: number, now: Date): Promise<void> {
  await tx
    .update(mailLink)
    .set({ usedAt: now })
    .where(and(eq(mailLink.forAccount, forAccount), isNull(mailLink.usedAt)));
}

/** Removes an account's links for a new address, and their mails, when the account is deleted. */
export async function removeLinksOf(tx: Database, forAccount: number): Promise<void> {
  await tx.delete(mailLink).where(eq(mailLink.forAccount, forAccount));
}

/** Removes links that have long expired; their mails go with them. */
export async function removeOldLinks(db: Database, before: Date): Promise<void> {
  await db.delete(mailLink).where(lt(mailLink.createdAt, before));
}
