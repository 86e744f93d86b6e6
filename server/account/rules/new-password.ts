import { maxPasswordLength, minPasswordLength } from "../../../contract/account/registration";
import { commonPasswords } from "./common-passwords";

/** Why a new password is not accepted. */
export type PasswordProblem = "short" | "long" | "email" | "common";

/** The same few characters repeated, like `aaaaaaaaaaaa` or `123123123123`. */
const isRepetition = (password: string): boolean => /^(.{1,6})\1+$/u.test(password) || new Set(password).size < 5;

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, "");

/**
 * What is wrong with a new password; null if it may be used. It must be long, and not among those that are guessed
 * first; which characters it has does not matter (ASVS 5.0, 6.2).
 * @param email in lower case
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const plain = password.trim().toLowerCase();
  if ([...password].length < minPasswordLength) return "short";
  if (password.length > maxPasswordLength) return "long";
  const [local = ""] = email.split("@");
  if (plain === email || lettersOf(plain) === lettersOf(local)) return "email";
  return commonPasswords.has(plain) || isRepetition(plain) ? "common" : null;
}
