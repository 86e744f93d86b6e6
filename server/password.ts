import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's parameters, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummy: Promise<string> | undefined;

/** Whether it is the password; takes as long where there is no hash to compare with, so that time tells no e-mail. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash("nobody has this password");
  const matches = await verify(passwordHash ?? (await dummy), password);
  return matches && passwordHash !== null;
}
