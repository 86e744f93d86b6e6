import { and, eq } from "drizzle-orm";
import type { Database } from "../database";
import { account } from "../schema/accounts";

/** Somebody as the provider vouches for them. */
export interface Identity {
  issuer: string;
  /** Lasting and unique at the issuer; an e-mail address is neither. */
  subject: string;
  /** In lower case; null without a usable one. */
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** The provider's number of the account; 0 without one. */
  semrushId: number;
}

/**
 * Why an identity gets no account: no e-mail, one that the provider has not verified, or one whose account belongs to
 * another of the provider's accounts.
 */
export type IdentityProblem = "no_email" | "unverified_email" | "email_taken";

const columns = { id: account.id, issuer: account.issuer, subject: account.subject, semrushId: account.semrushId };

async function findBySubject(tx: Database, { issuer, subject, semrushId }: Identity): Promise<number | null> {
  const [row] = await tx
    .select(columns)
    .from(account)
    .where(and(eq(account.issuer, issuer), eq(account.subject, subject)));
  if (!row) return null;
  if (semrushId > 0 && semrushId !== row.semrushId)
    await tx.update(account).set({ semrushId }).where(eq(account.id, row.id));
  return row.id;
}

/** Gives the account of an e-mail address to an identity, if no other one of the same issuer has it. */
async function link(tx: Database, email: string, { issuer, subject, semrushId }: Identity) {
  const [row] = await tx.select(columns).from(account).where(eq(account.email, email)).for("no key update");
  if (!row) return null;
  if (row.issuer === issuer && row.subject !== subject) return "email_taken";
  // One of another issuer is taken over: the operator has changed providers, and vouches for the new one.
  await tx
    .update(account)
    .set({ issuer, subject, ...(semrushId > 0 && { semrushId }) })
    .where(eq(account.id, row.id));
  return row.id;
}

/**
 * The account of an identity: the one that it has had before, else the one of its e-mail address, else a new one. Only a
 * verified address counts, also for a new account: otherwise somebody could wait under another's address for its owner.
 * @returns the account's id, or why there is none
 */
export async function accountOfIdentity(
  tx: Database,
  identity: Identity,
  createdAt: Date,
): Promise<number | IdentityProblem> {
  const { issuer, subject, email, isEmailVerified, name, semrushId } = identity;
  const known = await findBySubject(tx, identity);
  if (known !== null) return known;
  if (email === null) return "no_email";
  if (!isEmailVerified) return "unverified_email";
  const linked = await link(tx, email, identity);
  if (linked !== null) return linked;
  const [added] = await tx
    .insert(account)
    .values({ email, name, issuer, subject, semrushId, createdAt })
    .onConflictDoNothing()
    .returning({ id: account.id });
  // Another request of the same person was faster: now its account is there.
  return added?.id ?? (await findBySubject(tx, identity)) ?? "email_taken";
}
