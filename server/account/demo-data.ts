import type { Config } from "../config";
import type { Database } from "../db/database";
import { addRecordedSteps } from "../flows/recorded";
import { StartError } from "../start-error";
import { type DemoAccount, demoAccounts, demoPassword, demoPromoCode } from "./demo-accounts";
import { hashPassword } from "./password";
import { addAccounts, type NewAccount } from "./queries/accounts";
import { addSeeds, removeSeeded, seededAccounts, seededNames } from "./queries/demo-seeds";
import { putPromoCode } from "./queries/promo-codes";

/** What a start found or made of the demo (R71). */
export interface Demo {
  /** Those that are there, in the order in which they are listed. */
  accounts: readonly DemoAccount[];
  /** Why there are none, as a part of a sentence; null in a demo. */
  hindrance: string | null;
}

/** The note of a database that began outside of a demo: a later start on this machine alone makes it none. */
const noDemo = "no demo";

async function newAccount({ email, name, paidStatus, productGroup, permissions = {} }: DemoAccount, createdAt: Date) {
  const passwordHash = await hashPassword(demoPassword);
  return { email, name, paidStatus, productGroup, permissions, passwordHash, createdAt } satisfies NewAccount;
}

/** Gives a demo what it has never had: what was deleted or changed since stays so. */
async function seed(db: Database, given: ReadonlySet<string>, now: Date): Promise<void> {
  const missing = demoAccounts.filter(({ email }) => !given.has(email));
  const accounts = await Promise.all(missing.map((one) => newAccount(one, now)));
  await db.transaction(async (tx) => {
    if (accounts.length > 0) await addAccounts(tx, accounts);
    if (!given.has(demoPromoCode))
      await putPromoCode(tx, { code: demoPromoCode, expiresAt: null, usesLeft: null }, now);
    await addSeeds(tx, [...missing.map(({ email }) => email), demoPromoCode], now);
  });
}

const publicBy = ({ host, origin }: Config): string =>
  origin === null ? `HOST is ${host}` : `ACADEMY_ORIGIN is ${origin}`;

/** @throws {StartError} where others could sign in with the password that everyone knows. */
async function refuseDemoAccounts(db: Database, config: Config): Promise<void> {
  const [email] = await seededAccounts(db);
  if (email === undefined) return;
  const remedy = "remove them with `npm run admin -- remove-demo`";
  throw new StartError(
    config.databaseUrl === null
      ? `This database has demo accounts, like ${email}, whose password everyone knows, and ${publicBy(config)}; set ACADEMY_DEMO=yes to show a demo to others, set ACADEMY_DATA_DIR to a new folder for a site of your own, or ${remedy}.`
      : `This database has demo accounts, like ${email}, whose password everyone knows; ${remedy}.`,
  );
}

/**
 * Makes a demo of the database, or sees to it that it is not one (R71): demo accounts, promo code and recorded steps are
 * added once, in a demo only.
 * @throws {StartError} where it is not a demo and has demo accounts; the sentence names the ways out.
 */
export async function prepareDemo(db: Database, config: Config, now: Date): Promise<Demo> {
  const given = await seededNames(db);
  if (config.demo === "none") {
    await refuseDemoAccounts(db, config);
    await addSeeds(db, [noDemo], now);
    return { accounts: [], hindrance: publicBy(config) };
  }
  const isOwnSite = given.has(noDemo) && !given.has(demoPromoCode);
  if (config.demo === "local" && isOwnSite) return { accounts: [], hindrance: "this database was begun without them" };
  await seed(db, given, now);
  await addRecordedSteps(db, now);
  const there = await seededAccounts(db);
  return { accounts: demoAccounts.filter(({ email }) => there.includes(email)), hindrance: null };
}

/**
 * Makes a database that was a demo fit for a site of one's own: removes demo accounts with all that is theirs, ends the
 * demo's promo code, clears what was counted. None of it comes back; on a database that was never a demo nothing
 * happens.
 * @returns the addresses that were removed
 */
export const removeDemo = (db: Database, now: Date): Promise<string[]> =>
  db.transaction(async (tx) =>
    (await seededNames(tx)).has(demoPromoCode) ? removeSeeded(tx, [demoPromoCode], now) : [],
  );
