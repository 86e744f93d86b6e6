import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "../http/turns";

/** Argon2id with the library's parameters, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * Passwords are checked in Node's thread pool, which has four threads: files and compression need one of them, and more
 * at once than there are cores only makes each take longer.
 */
const turns = createTurns({ atOnce: Math.min(availableParallelism(), 3), maxWaiting: 1000 });
/** How long a check waits for others, in milliseconds: a request's time is over then. */
const timeoutMs = 4500;

let dummy: Promise<string> | undefined;

/**
 * Whether it is the password; takes as long where there is no hash to compare with, so that time tells no e-mail.
 * @throws {ApiError} `unavailable` where too many others are being checked
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const end = await turns.take("", timeoutMs);
  try {
    dummy ??= hash("nobody has this password");
    const matches = await verify(passwordHash ?? (await dummy), password);
    return matches && passwordHash !== null;
  } finally {
    end();
  }
}
