import type { AuditAction } from "../../contract/account/audit-actions";
import { nameProblem } from "../../contract/account/person-name";
import type { Database } from "../db/database";
import { StartError } from "../start-error";
import { hashPassword } from "./password";
import { addAccounts, findByEmail, lockAccount } from "./queries/accounts";
import { promote, replacePassword } from "./queries/administrators";
import { fromSystem, recordAudit } from "./queries/audit";
import { removePasskeys } from "./queries/passkeys";
import { removeCodes } from "./queries/recovery-codes";
import { storedEmail } from "./rules/email";
import { passwordProblem } from "./rules/new-password";

/** What happened to the account. */
export type Outcome = "created" | "promoted" | "promoted with a new password";

interface Wanted {
  email: string;
  /** For a new account; an existing account keeps its name. */
  name: string;
  /** Also for an account that has a password. */
  resetPassword: boolean;
}

function checkedEmail(text: string): string {
  const email = storedEmail(text.trim());
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new StartError(`"${text}" is not an email address; enter one like ada@academy.example.`);
  return email;
}

function checkedName(text: string): string {
  const name = text.trim();
  switch (name === "" ? null : nameProblem(name)) {
    case "length":
      throw new StartError("The name is too long; use at most 100 characters.");
    case "invisible":
      throw new StartError("The name has a line break, a control character or an invisible character; enter it again.");
    case "no_letter":
      throw new StartError("The name has no letters; enter one like Ada Lovelace.");
    default:
      return name;
  }
}

/** A new password, for which the same rules hold as on the site (record 26). */
function checkedPassword(password: string, email: string): string {
  switch (passwordProblem(password, email)) {
    case "short":
      throw new StartError("The password is too short; choose one of at least 12 characters.");
    case "long":
      throw new StartError("The password is too long; choose one of at most 200 characters.");
    case "email":
      throw new StartError("The password is the email address or part of it; choose another one.");
    case "common":
      throw new StartError(
        "The password is among the most commonly guessed; choose another one, like four random words.",
      );
    default:
      return password;
  }
}

/**
 * Makes an account an administrator (R10): a new account or an existing one. An existing account keeps its password
 * unless it is to be reset, which also ends its sessions.
 * @param askPassword called only if a password is needed
 * @throws {StartError} for an invalid email, name or password.
 */
export async function createAdministrator(
  db: Database,
  wanted: Wanted,
  askPassword: () => Promise<string>,
  now: Date,
): Promise<Outcome> {
  const email = checkedEmail(wanted.email);
  const name = checkedName(wanted.name);
  const existing = await findByEmail(db, email);
  const needsPassword = existing === null || wanted.resetPassword;
  const passwordHash = needsPassword ? await hashPassword(checkedPassword(await askPassword(), email)) : null;
  return db.transaction(async (tx) => {
    const fresh = { email, name, passwordHash, permissions: {}, createdAt: now };
    const isNew =
      !existing && (await addAccounts(tx, [{ ...fresh, paidStatus: "admin_paid", productGroup: "business" }])) > 0;
    const id = await promote(tx, email);
    if (id === null) throw new StartError(`The account ${email} has just been deleted; try again.`);
    const record = (action: AuditAction) =>
      recordAudit(tx, { ...fromSystem, action, target: { kind: "account", id } }, now);
    await record(isNew ? "administrator-created" : "administrator-promoted");
    if (isNew) return "created";
    if (passwordHash === null) return "promoted";
    await replacePassword(tx, { id, email }, passwordHash, now);
    await record("password-reset");
    return "promoted with a new password";
  });
}

/**
 * Lets somebody in again who has lost their passkeys: without one, the password alone signs in (record 74). Their
 * recovery codes go too.
 * @returns how many passkeys there were
 * @throws {StartError} if no account has this email address
 */
export async function removeLostPasskeys(db: Database, typed: string, now: Date): Promise<number> {
  const email = checkedEmail(typed);
  return db.transaction(async (tx) => {
    const found = await findByEmail(tx, email);
    if (!found) throw new StartError(`There is no account ${email}.`);
    const { id } = found.account;
    await lockAccount(tx, id);
    const removed = await removePasskeys(tx, id);
    await removeCodes(tx, id);
    const entry = { ...fromSystem, action: "passkey-removed", target: { kind: "account", id } } as const;
    for (const passkey of removed) await recordAudit(tx, { ...entry, before: { passkey } }, now);
    return removed.length;
  });
}
