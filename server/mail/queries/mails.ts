import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { type MailedCertificate, type MailedWebinar, type MailKind, mail, mailLink } from "../schema";

export type Mail = typeof mail.$inferSelect;

export interface NewMail {
  kind: MailKind;
  email: string;
  language: string;
  origin: string;
  linkId: number | null;
  webinar?: MailedWebinar;
  certificate?: MailedCertificate;
}

/** Adds a mail that is to be sent as soon as possible. */
export async function addMail(tx: Database, wanted: NewMail, now: Date): Promise<void> {
  await tx.insert(mail).values({ ...wanted, createdAt: now, nextTryAt: now });
}

/**
 * How many mails, of one kind or of all, were asked for to an address since then. Who counts to add another one counts
 * in the same transaction: until it ends, others who count mails to this address wait.
 */
export async function mailsSince(tx: Database, email: string, since: Date, kind?: MailKind): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${email}`}, 0))`);
  const [row] = await tx
    .select({ total: count() })
    .from(mail)
    .where(and(eq(mail.email, email), gt(mail.createdAt, since), kind && eq(mail.kind, kind)));
  return row?.total ?? 0;
}

/**
 * Takes mails whose time has come. Other processes take others: until `retryAt`, each is this process's own; if the
 * process dies, it is sent after that.
 */
export async function takeMails(db: Database, now: Date, retryAt: Date, most: number): Promise<Mail[]> {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(lte(mail.nextTryAt, now))
    .orderBy(asc(mail.nextTryAt))
    .limit(most)
    .for("update", { skipLocked: true });
  return db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextTryAt: retryAt })
    .where(inArray(mail.id, due))
    .returning();
}

/** The mail has left. */
export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await db.update(mail).set({ sentAt: now, nextTryAt: null, failure: null }).where(eq(mail.id, id));
}

/** A demo's mail is kept to be read in its mailbox. */
export async function keepInMailbox(
  db: Database,
  id: number,
  said: { subject: string; html: string; plain: string; calendar: string | null },
  now: Date,
): Promise<void> {
  await db
    .update(mail)
    .set({ ...said, sentAt: now, nextTryAt: null })
    .where(eq(mail.id, id));
}

/** The mail did not leave. @param nextTryAt null if it is given up */
export async function markFailed(db: Database, id: number, failure: string, nextTryAt: Date | null): Promise<void> {
  await db.update(mail).set({ failure, nextTryAt }).where(eq(mail.id, id));
}

/** The mails of a demo, newest first. */
export const mailbox = (db: Database): Promise<Mail[]> =>
  db.select().from(mail).where(isNotNull(mail.html)).orderBy(desc(mail.id)).limit(50);

/** One mail of a demo. */
export async function mailInBox(db: Database, id: number): Promise<Mail | null> {
  const [row] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), isNotNull(mail.html)));
  return row ?? null;
}

/** What was sent to an address lately, for its owner. */
export const mailsTo = (db: Database, email: string) =>
  db
    .select({ kind: mail.kind, createdAt: mail.createdAt, sentAt: mail.sentAt })
    .from(mail)
    .where(eq(mail.email, email))
    .orderBy(asc(mail.id));

/** Removes mails that are older, whatever became of them. */
export async function removeOldMails(db: Database, before: Date): Promise<void> {
  await db.delete(mail).where(lt(mail.createdAt, before));
}

/** Removes everything about an address, when its account is deleted. */
export async function forgetAddress(tx: Database, email: string): Promise<void> {
  await tx.delete(mail).where(eq(mail.email, email));
  await tx.delete(mailLink).where(eq(mailLink.email, email));
}

/** Removes an address's links, and its mails that no longer wait to be sent, when its account gets another one. */
export async function forgetDelivered(tx: Database, email: string): Promise<void> {
  await tx.delete(mail).where(and(eq(mail.email, email), isNull(mail.nextTryAt)));
  await tx.delete(mailLink).where(eq(mailLink.email, email));
}
