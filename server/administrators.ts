import type { Database } from "./db/database";
import { addAccounts, findByEmail } from "./db/queries/accounts";
import { promote, replacePassword } from "./db/queries/administrators";
import { hashPassword } from "./password";
import { StartError } from "./start-error";

/** What became of the account. */
export type Outcome = "created" | "promoted" | "promoted with a new password";

interface Wanted {
  email: string;
  /** For a new account; one that is there keeps its name. */
  name: string;
  /** Also for an account that has a password. */
  resetPassword: boolean;
}

const characters = (text: string): number => [...text].length;

function checkedEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
    throw new StartError(`"${text}" is no e-mail address; give one like ada@academy.example.`);
  return email;
}

function checkedName(name: string): string {
  if (characters(name) > 100) throw new StartError("The name is too long; give one of at most 100 characters.");
  return name;
}

function checkedPassword(password: string): string {
  if (characters(password) < 10)
    throw new StartError("The password is too short; choose one of at least 10 characters.");
  if (password.length > 200) throw new StartError("The password is too long; choose one of at most 200 characters.");
  return password;
}

/**
 * Makes an account an administrator's (R10): a new one, or one that is there. The latter keeps its password unless that
 * is to be reset, which also ends its logins.
 * @param askPassword asked only where a password is needed
 * @throws {StartError} for an e-mail, a name or a password that will not do.
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
  const passwordHash = needsPassword ? await hashPassword(checkedPassword(await askPassword())) : null;
  await db.transaction(async (tx) => {
    const fresh = { email, name, passwordHash, permissions: {}, createdAt: now };
    if (!existing) await addAccounts(tx, [{ ...fresh, paidStatus: "admin_paid", productGroup: "business" }]);
    const id = await promote(tx, email);
    if (existing && passwordHash !== null && id !== null) await replacePassword(tx, id, passwordHash);
  });
  if (!existing) return "created";
  return passwordHash === null ? "promoted" : "promoted with a new password";
}
