import type { Config } from "../config";
import type { Database } from "../db/database";
import { addRecorded } from "../flows/recorded";
import { StartError } from "../start-error";
import { type DemoAccount, demoAccounts, demoPassword, demoPromoCode } from "./demo-accounts";
import { hashPassword } from "./password";
import { addAccounts, type NewAccount } from "./queries/accounts";
import { addSeeds, removeSeeded, seededAccounts, seededNames } from "./queries/demo-seeds";
import { putPromoCode } from "./queries/promo-codes";

/** What a start found or added for the demo (R71). */
export interface Demo {
  /** Existing demo accounts, in listing order. */
  accounts: readonly DemoAccount[];
  /** Why there are none, as part of a sentence; null in a demo. */
  hindrance: string | null;
}

/** Marks a database that was created outside a demo: later starts on a local machine do not make it a demo. */
const noDemo = "no demo";

async function newAccount({ email, name, paidStatus, productGroup, permissions = {} }: DemoAccount, createdAt: Date) {
  const passwordHash = await hashPassword(demoPassword);
  return { email, name, paidStatus, productGroup, permissions, passwordHash, createdAt } satisfies NewAccount;
}

/** Adds demo data that this database never had: what was deleted or changed since stays that way. */
async function seed(db: Database, given: ReadonlySet<string>, now: Date): Promise<void> {
  const missing = demoAccounts.filter(({ email }) => !given.has(email));
  const accounts = await Promise.all(missing.map((one) => newAccount(one, now)));
  await db.transaction(async (tx) => {
    if (accounts.length > 0) await addAccounts(tx, accounts);
    if (!given.has(demoPromoCode))
      await putPromoCode(tx, { code: demoPromoCode, expiresAt: null, usesLeft: null, plusDays: 30 }, now);
    await addSeeds(tx, [...missing.map(({ email }) => email), demoPromoCode], now);
  });
}

const publicBy = ({ host, origin }: Config): string =>
  origin === null ? `HOST is ${host}` : `ACADEMY_ORIGIN is ${origin}`;

/** @throws {StartError} if others could sign in with the publicly known password. */
async function refuseDemoAccounts(db: Database, config: Config): Promise<void> {
  const [email] = await seededAccounts(db);
  if (email === undefined) return;
  const remedy = "remove them with `npm run admin -- remove-demo`";
  throw new StartError(
    config.databaseUrl === null
      ? `This database has demo accounts, like ${email}, whose password is public, and ${publicBy(config)}; set ACADEMY_DEMO=yes to show a demo to others, set ACADEMY_DATA_DIR to a new folder for a site of your own, or ${remedy}.`
      : `This database has demo accounts, like ${email}, whose password is public; ${remedy}.`,
  );
}

/**
 * Sets up a demo, or makes sure that the site is not one (R71): demo accounts, promo code and recorded steps are added
 * once, in a demo only.
 * @throws {StartError} if the site is not a demo but has demo accounts; the message names the ways out.
 */
export async function prepareDemo(db: Database, config: Config, now: Date): Promise<Demo> {
  const given = await seededNames(db);
  if (config.demo === "none") {
    await refuseDemoAccounts(db, config);
    await addSeeds(db, [noDemo], now);
    return { accounts: [], hindrance: publicBy(config) };
  }
  const isOwnSite = given.has(noDemo) && !given.has(demoPromoCode);
  if (config.demo === "local" && isOwnSite)
    return { accounts: [], hindrance: "this database was created without them" };
  await seed(db, given, now);
  await addRecorded(db, now);
  const there = await seededAccounts(db);
  return { accounts: demoAccounts.filter(({ email }) => there.includes(email)), hindrance: null };
}

/**
 * Turns a demo's database into one for a real site: removes the demo accounts with all their data, ends the demo's
 * promo code and clears the counts. Nothing of it comes back; a database that was never a demo is left unchanged.
 * @returns the addresses that were removed
 */
export const removeDemo = (db: Database, now: Date): Promise<string[]> =>
  db.transaction(async (tx) =>
    (await seededNames(tx)).has(demoPromoCode) ? removeSeeded(tx, [demoPromoCode], now) : [],
  );
