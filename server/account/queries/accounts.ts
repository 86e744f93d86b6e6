import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { cleanName } from "../../../contract/account/person-name";
import type { Billing, Permissions } from "../../../contract/account/session";
import { contains } from "../../db/contains";
import type { Database } from "../../db/database";
import * as tables from "../schema/accounts";

/** An account as handlers see it: everything but its password. */
export interface Account {
  id: number;
  email: string;
  name: string;
  permissions: Permissions;
  specialRights: boolean;
  paidStatus: Billing["paidStatus"];
  productGroup: Billing["productGroup"];
  trafficType: string;
  promo: string | null;
  /** The end of the trial that the academy gave; null if it gave none (R57). */
  trialUntil: Date | null;
  /** How long promo codes grant academy-plus; null if none ever did (R58). */
  plusUntil: Date | null;
  /** When an external billing system was last heard of about the account; null if never. */
  billingCheckedAt: Date | null;
  /** The provider's number of the account; 0 for local accounts. */
  semrushId: number;
}

/** The columns of an account that may leave the table. */
export const accountColumns = {
  id: tables.account.id,
  email: tables.account.email,
  name: tables.account.name,
  permissions: tables.account.permissions,
  specialRights: tables.account.specialRights,
  paidStatus: tables.account.paidStatus,
  productGroup: tables.account.productGroup,
  trafficType: tables.account.trafficType,
  promo: tables.account.promo,
  trialUntil: tables.account.trialUntil,
  plusUntil: tables.account.plusUntil,
  billingCheckedAt: tables.account.billingCheckedAt,
  semrushId: tables.account.semrushId,
};

/** Whether an account has rights of staff. As the index `account_staff` has it: with parameters, it would not be used. */
export const isStaff = sql`(${tables.account.permissions} @> '{"academy.admin": true}' or ${tables.account.permissions} @> '{"academy.courses.edit": true}')`;

/** Whether the email address or the name of an account contains a text. */
export const isCalled = (search: string): SQL | undefined =>
  or(contains(tables.account.email, search), contains(tables.account.name, search));

/**
 * Fills in missing permission flags; a name that predates the name rules is shown without the characters that are not
 * allowed.
 */
export const toAccount = (row: Omit<Account, "permissions"> & { permissions: Partial<Permissions> }): Account => ({
  ...row,
  name: cleanName(row.name),
  permissions: {
    "academy.admin": row.permissions["academy.admin"] === true,
    "academy.courses.edit": row.permissions["academy.courses.edit"] === true,
    "academy.student": row.permissions["academy.student"] === true,
    "sst.access": row.permissions["sst.access"] === true,
  },
});

/** An account and what its password is checked with: null for an account that uses an external provider. */
interface WithPassword {
  account: Account;
  passwordHash: string | null;
}

async function findWithPassword(db: Database, which: SQL): Promise<WithPassword | null> {
  const [row] = await db
    .select({ ...accountColumns, passwordHash: tables.account.passwordHash })
    .from(tables.account)
    .where(which);
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account: toAccount(account), passwordHash };
}

/** Finds an account, with its password hash, by its id. */
export const findById = (db: Database, id: number): Promise<WithPassword | null> =>
  findWithPassword(db, eq(tables.account.id, id));

/** Finds an account, with its password hash, by its email address in lower case. */
export const findByEmail = (db: Database, email: string): Promise<WithPassword | null> =>
  findWithPassword(db, eq(tables.account.email, email));

/** An account was deleted during an operation on it. */
export class AccountGone extends Error {
  override name = "AccountGone";

  constructor(id: number) {
    super(`Account ${id} no longer exists.`);
  }
}

/**
 * Makes commands of one account wait for each other until the transaction ends, and returns the account's current row.
 * Inserts that refer to the account proceed.
 * @param strength `update` before the account is removed: it also waits for such inserts, which would otherwise block
 * the removal later
 * @throws {AccountGone}
 */
export async function lockAccount(
  tx: Database,
  id: number,
  strength: "no key update" | "update" = "no key update",
): Promise<Account> {
  const [row] = await tx.select(accountColumns).from(tables.account).where(eq(tables.account.id, id)).for(strength);
  if (!row) throw new AccountGone(id);
  return toAccount(row);
}

/**
 * Locks an account as `lockAccount` does, if its password is still the one that was checked.
 * @returns whether it is
 */
export async function lockWithPassword(tx: Database, id: number, passwordHash: string): Promise<boolean> {
  const { account } = tables;
  const isUnchanged = and(eq(account.id, id), eq(account.passwordHash, passwordHash));
  return (await tx.select({ id: account.id }).from(account).where(isUnchanged).for("no key update")).length > 0;
}

export async function renameAccount(tx: Database, id: number, name: string): Promise<void> {
  await tx.update(tables.account).set({ name }).where(eq(tables.account.id, id));
}

/**
 * Gives an account another address; a taken one violates the index `account_email`. An external billing system knows
 * accounts by their address, so it is asked again, and what it says then counts.
 */
export async function changeEmail(tx: Database, id: number, email: string): Promise<void> {
  await tx
    .update(tables.account)
    .set({ email, billingRevision: 0, billingCheckedAt: null })
    .where(eq(tables.account.id, id));
}

/** Gives an account its trial (R57). */
export async function setTrial(tx: Database, id: number, trialUntil: Date): Promise<void> {
  await tx.update(tables.account).set({ trialUntil }).where(eq(tables.account.id, id));
}

export interface NewAccount {
  email: string;
  name: string;
  passwordHash: string | null;
  permissions: Partial<Permissions>;
  paidStatus: Billing["paidStatus"];
  productGroup: Billing["productGroup"];
  createdAt: Date;
}

/** Adds accounts; an account with the same email stays unchanged. Returns how many were added. */
export async function addAccounts(db: Database, accounts: NewAccount[]): Promise<number> {
  const added = await db
    .insert(tables.account)
    .values(accounts)
    .onConflictDoNothing({ target: tables.account.email })
    .returning({ id: tables.account.id });
  return added.length;
}

/** Removes an account with every row that belongs to it (L24). */
export async function removeAccount(tx: Database, id: number): Promise<void> {
  await tx.delete(tables.account).where(eq(tables.account.id, id));
}

const listed = { ...accountColumns, createdAt: tables.account.createdAt };

/** The fields of an account that administrators can change. */
export type RightsAndBilling = Pick<Account, "permissions" | "specialRights" | "paidStatus" | "productGroup">;

/**
 * Sets rights and billing; omitted fields stay unchanged.
 * @returns the account before and after; null if it does not exist
 */
export async function updateAccount(
  tx: Database,
  id: number,
  change: Partial<RightsAndBilling>,
): Promise<{ before: Account; after: Account & { createdAt: Date } } | null> {
  const [before] = await tx
    .select(accountColumns)
    .from(tables.account)
    .where(eq(tables.account.id, id))
    .for("no key update");
  if (!before) return null;
  const [row] = await tx
    .update(tables.account)
    // An update without columns is invalid SQL; the email is set to itself.
    .set({ email: sql`${tables.account.email}`, ...change })
    .where(eq(tables.account.id, id))
    .returning(listed);
  return row ? { before: toAccount(before), after: { ...toAccount(row), createdAt: row.createdAt } } : null;
}
