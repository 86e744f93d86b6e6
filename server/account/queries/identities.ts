import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { account } from "../schema/accounts";

/** A person as the provider vouches for them. */
export interface Identity {
  issuer: string;
  /** Permanent and unique at the issuer; an email address is neither. */
  subject: string;
  /** In lower case; null without a usable one. */
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** The provider's number of the account; 0 without one. */
  semrushId: number;
}

/**
 * Why an identity gets no account: it has no email, the provider has not verified the email, or its account belongs to
 * another of the provider's identities.
 */
export type IdentityProblem = "no_email" | "unverified_email" | "email_taken";

/** The account of an identity, and whether it was already linked, has just been linked, or was created. */
export interface KnownIdentity {
  accountId: number;
  became: "known" | "linked" | "created";
}

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

/** Two simultaneous sign-ins of one identity wait for each other: the second sees what the first did. */
const lockIdentity = async (tx: Database, { issuer, subject }: Identity): Promise<void> => {
  const key = JSON.stringify([issuer, subject]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/** Links an identity to the account of an email address, unless another identity of the same issuer has it. */
async function link(
  tx: Database,
  email: string,
  { issuer, subject, semrushId }: Identity,
): Promise<KnownIdentity | "email_taken" | null> {
  const [row] = await tx.select(columns).from(account).where(eq(account.email, email)).for("no key update");
  if (!row) return null;
  if (row.issuer === issuer && row.subject !== subject) return "email_taken";
  // An account of another issuer is taken over: the operator has changed providers, and vouches for the new provider.
  await tx
    .update(account)
    .set({ issuer, subject, ...(semrushId > 0 && { semrushId }) })
    .where(eq(account.id, row.id));
  return { accountId: row.id, became: "linked" };
}

/**
 * The account of an identity: the account it already has, otherwise the account of its email address, otherwise a new
 * one. Only a verified address counts, also for a new account: otherwise someone could claim an account under another
 * person's address before its owner does.
 * @returns the account, or why there is none
 */
export async function accountOfIdentity(
  tx: Database,
  identity: Identity,
  createdAt: Date,
): Promise<KnownIdentity | IdentityProblem> {
  const { issuer, subject, email, isEmailVerified, name, semrushId } = identity;
  await lockIdentity(tx, identity);
  const known = await findBySubject(tx, identity);
  if (known !== null) return { accountId: known, became: "known" };
  if (email === null) return "no_email";
  if (!isEmailVerified) return "unverified_email";
  const linked = await link(tx, email, identity);
  if (linked !== null) return linked;
  const [added] = await tx
    .insert(account)
    .values({ email, name, issuer, subject, semrushId, createdAt })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (added) return { accountId: added.id, became: "created" };
  // Another request has just created an account with this address: link it like any other.
  return (await link(tx, email, identity)) ?? "email_taken";
}
