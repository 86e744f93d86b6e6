/**
 * Maintains the database that the environment names: `npm run admin -- COMMAND`, the commands are in `usage`. Only one
 * process can use the embedded database: stop the server first. docs/operations.md has the procedures.
 */
import type { Outcome } from "../server/account/administrators";
import type { PromoCode } from "../server/account/queries/promo-codes";
import { promoCodeOf, promoMistake } from "../server/account/rules/promo";
import { type Config, readConfig } from "../server/config";
import type { Database } from "../server/db/database";
import { StartError } from "../server/start-error";
import { askPassword } from "./ask-password";
import { type AuditQuestion, auditLines, auditTable, readAuditQuestion } from "./audit";
import { readCommand, wantsHelp } from "./command-line";
import { openNamed } from "./open-named";
import { beginningOf } from "./typed-day";

const usage = `npm run admin -- migrate                       brings the tables up to date
npm run admin -- backup FILE                   writes the embedded database into one file
npm run admin -- restore FILE [--replace]      puts a backup in the data folder; --replace moves a database there aside
npm run admin -- create-admin EMAIL [--name NAME] [--reset-password]
                                               makes an account an administrator's; asks for the password of a new one,
                                               or takes it from standard input
npm run admin -- remove-passkeys EMAIL         removes the passkeys and recovery codes of somebody who has lost them:
                                               the password alone signs in again
npm run admin -- add-promo-code CODE [--days N] [--uses N] [--expires DAY]
                                               a code that grants learners academy-plus for N days (30), N times in
                                               all, until the day begins (UTC, like 2026-12-31); one that is there gets
                                               these limits, and is reopened if it was ended
npm run admin -- audit [--since DAY] [--account ID|EMAIL] [--action ACTION] [--limit N] [--json]
                                               who did what to whom, newest first: 50 entries, or N; --json prints one
                                               object a line
npm run admin -- remove-demo                   removes the demo accounts with all that is theirs, ends the demo's promo
                                               code, and clears the counted use, so that the site can be a real one`;

const options = {
  replace: { type: "boolean", default: false },
  name: { type: "string", default: "" },
  "reset-password": { type: "boolean", default: false },
  days: { type: "string" },
  uses: { type: "string" },
  expires: { type: "string" },
  since: { type: "string" },
  account: { type: "string" },
  action: { type: "string" },
  limit: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

const commands = {
  migrate: { takes: [] },
  backup: { takes: ["FILE"] },
  restore: { takes: ["FILE"], options: ["replace"] },
  "create-admin": { takes: ["EMAIL"], options: ["name", "reset-password"] },
  "remove-passkeys": { takes: ["EMAIL"] },
  "add-promo-code": { takes: ["CODE"], options: ["days", "uses", "expires"] },
  audit: { takes: [], options: ["since", "account", "action", "limit", "json"] },
  "remove-demo": { takes: [] },
} as const;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const accounts = (count: number): string => `${count} ${count === 1 ? "account" : "accounts"}`;

/** @throws {StartError} on PostgreSQL, which has its own tools. */
function refusePostgres({ databaseUrl }: Config, tool: string): void {
  if (databaseUrl !== null)
    throw new StartError(`DATABASE_URL is set, and PostgreSQL has its own tools for this; use ${tool}.`);
}

async function migrate(config: Config): Promise<void> {
  const { migrated, close } = await openNamed(config);
  await close();
  if (migrated === 0) console.log("The tables are up to date.");
  else console.log(`Applied ${migrated} ${migrated === 1 ? "migration" : "migrations"}; the tables are up to date.`);
}

async function backup(config: Config, file: string): Promise<void> {
  refusePostgres(config, 'pg_dump, like pg_dump --format=custom --file=academy.dump "$DATABASE_URL"');
  const { backUp } = await import("../server/db/backup");
  const saved = await backUp(config.dataDir, file);
  console.log(`Saved ${accounts(saved.accounts)} and all their data in ${file} (${megabytes(saved.bytes)}).`);
}

async function restoreFrom(config: Config, file: string, replaces: boolean): Promise<void> {
  refusePostgres(
    config,
    'pg_restore, like pg_restore --no-owner --dbname="$DATABASE_URL" academy.dump into an empty database',
  );
  const { restore } = await import("../server/db/backup");
  const restored = await restore(config.dataDir, file, replaces);
  console.log(`Restored ${accounts(restored.accounts)} into ${config.dataDir}.`);
  if (restored.replaced)
    console.log(`The previous database is in ${restored.replaced}; delete it when you no longer need it.`);
}

const outcomes: Record<Outcome, string> = {
  created: "is a new administrator",
  promoted: "is an administrator now; the password stays",
  "promoted with a new password": "is an administrator now, with the new password; all logins have ended",
};

async function createAdmin(config: Config, email: string, name: string, resetPassword: boolean): Promise<void> {
  const { db, close } = await openNamed(config);
  try {
    const { createAdministrator } = await import("../server/account/administrators");
    const outcome = await createAdministrator(db, { email, name, resetPassword }, askPassword, new Date());
    console.log(`${email} ${outcomes[outcome]}.`);
  } finally {
    await close();
  }
}

async function removePasskeys(config: Config, email: string): Promise<void> {
  const { db, close } = await openNamed(config);
  try {
    const { removeLostPasskeys } = await import("../server/account/administrators");
    const removed = await removeLostPasskeys(db, email, new Date());
    const what = removed === 1 ? "1 passkey" : `${removed} passkeys`;
    console.log(removed === 0 ? `${email} has no passkey.` : `Removed ${what} of ${email}; the password signs in.`);
  } finally {
    await close();
  }
}

/** @throws {StartError} for an invalid code and for invalid limits */
function readPromoCode(
  typed: string,
  { days = "30", uses, expires }: { days?: string; uses?: string; expires?: string },
  now: Date,
): PromoCode {
  if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3660)
    throw new StartError(`--days is "${days}"; set it to a whole number from 1 to 3660, or leave it out for 30.`);
  if (uses !== undefined && !/^[1-9]\d{0,8}$/.test(uses))
    throw new StartError(`--uses is "${uses}"; set it to a whole number from 1, or leave it out for any number.`);
  const expiresAt = expires === undefined ? null : beginningOf(expires);
  if (expires !== undefined && expiresAt === null)
    throw new StartError(`--expires is "${expires}"; set it to a day like 2026-12-31, or leave it out.`);
  const code = promoCodeOf(typed);
  const mistake = promoMistake({ code, expiresAt }, now);
  if (mistake?.field === "code") throw new StartError(`The code ${mistake.message}; choose another one.`);
  if (mistake) throw new StartError(`--expires is "${expires}"; it ${mistake.message}, so choose a day after today.`);
  return { code, usesLeft: uses === undefined ? null : Number(uses), expiresAt, plusDays: Number(days) };
}

async function addPromoCode(config: Config, promo: PromoCode, now: Date): Promise<void> {
  const { db, close } = await openNamed(config);
  try {
    const { putPromoCode } = await import("../server/account/queries/promo-codes");
    await putPromoCode(db, promo, now);
    const { usesLeft } = promo;
    const uses = usesLeft === null ? "any number of times" : usesLeft === 1 ? "once" : `${usesLeft} times`;
    const until = promo.expiresAt === null ? "" : `, until ${promo.expiresAt.toISOString().slice(0, 10)}`;
    const days = promo.plusDays === 1 ? "1 day" : `${promo.plusDays} days`;
    console.log(`${promo.code} grants academy-plus for ${days} and may be redeemed ${uses}${until}.`);
  } finally {
    await close();
  }
}

async function showAudit(config: Config, question: AuditQuestion, asJson: boolean): Promise<void> {
  const { db, close } = await openNamed(config);
  try {
    const { auditRows } = await import("../server/account/queries/audit");
    const { account, ...filter } = question;
    const accountId = account === undefined ? undefined : await accountIdOf(db, account);
    const rows = await auditRows(db, { ...filter, ...(accountId !== undefined && { accountId }) });
    if (asJson) process.stdout.write(rows.length === 0 ? "" : `${auditLines(rows)}\n`);
    else console.log(rows.length === 0 ? "No matching entries." : auditTable(rows));
  } finally {
    await close();
  }
}

async function removeDemoData(config: Config): Promise<void> {
  const { db, close } = await openNamed(config);
  try {
    const { removeDemo } = await import("../server/account/demo-data");
    const { accountsWithRights } = await import("../server/account/queries/demo-seeds");
    const removed = await removeDemo(db, new Date());
    console.log(removed.length === 0 ? "There are no demo accounts." : `Removed ${removed.join(", ")}.`);
    const others = await accountsWithRights(db);
    if (others.length > 0)
      console.log(`Accounts that have rights: ${others.join(", ")}. Check that you know them all.`);
  } finally {
    await close();
  }
}

/** @throws {StartError} if no account has this email address; an id may belong to a deleted account. */
async function accountIdOf(db: Database, account: string): Promise<number> {
  if (/^\d+$/.test(account)) return Number(account);
  const { findByEmail } = await import("../server/account/queries/accounts");
  const { storedEmail } = await import("../server/account/rules/email");
  const found = await findByEmail(db, storedEmail(account));
  if (!found) throw new StartError(`There is no account ${account}; a deleted one can only be found by its id.`);
  return found.account.id;
}

async function run(args: readonly string[]): Promise<void> {
  if (wantsHelp(args)) return console.log(usage);
  const { name, words, values } = readCommand(args, { commands, options, usage });
  const [target = ""] = words;
  const config = readConfig(process.env);
  const now = new Date();
  if (name === "migrate") await migrate(config);
  else if (name === "remove-demo") await removeDemoData(config);
  else if (name === "backup") await backup(config, target);
  else if (name === "restore") await restoreFrom(config, target, values.replace);
  else if (name === "create-admin") await createAdmin(config, target, values.name, values["reset-password"]);
  else if (name === "remove-passkeys") await removePasskeys(config, target);
  else if (name === "add-promo-code") await addPromoCode(config, readPromoCode(target, values, now), now);
  else await showAudit(config, readAuditQuestion(values), values.json);
}

try {
  await run(process.argv.slice(2));
} catch (thrown) {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
