import { createHash, randomBytes } from "node:crypto";

/** How many codes are made at once. */
export const recoveryCodeCount = 10;

/** Without letters that look like others or like digits (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const characters = 16;

/** A new code in groups of four: 80 bits, which no list of hashes gives away. */
export function newRecoveryCode(): string {
  const text = Array.from(randomBytes(characters), (byte) => alphabet[byte % alphabet.length]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** What a person types, read like Crockford's: without case and separators, and with look-alikes as digits. */
const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

/** The stored form of a code; of two accounts with the same code, two forms. */
export const recoveryCodeHash = (accountId: number, typed: string): string =>
  createHash("sha256")
    .update(`recovery code of account ${accountId}: ${plainCode(typed)}`)
    .digest("hex");
