import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "../http/turns";

/** Keyboards write the same letter in different ways, as "ä" or as "a" with a mark (RFC 8265, section 4.2.2). */
const composed = (password: string): string => password.normalize("NFC");

/** Argon2id with the library's parameters, which are OWASP's. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password));

/**
 * The same for requests: it waits for its turn, like a check.
 * @throws {ApiError} `unavailable` if too many others are running
 */
export async function hashInTurn(password: string): Promise<string> {
  const end = await turns.take("", timeoutMs);
  try {
    return await hashPassword(password);
  } finally {
    end();
  }
}

/**
 * Passwords are checked in Node's thread pool, which has four threads: files and compression need one of them, and more
 * checks at once than there are cores only slow each other down.
 */
const turns = createTurns({ atOnce: Math.min(availableParallelism(), 3), maxWaiting: 1000 });
/** How long a check waits for others, in milliseconds; after that the request has timed out. */
const timeoutMs = 4500;

let dummy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash to compare with it takes just as long, so that timing does not reveal
 * which emails have accounts.
 * @throws {ApiError} `unavailable` if too many other checks are running
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const end = await turns.take("", timeoutMs);
  try {
    dummy ??= hash("nobody has this password");
    const matches = await verify(passwordHash ?? (await dummy), composed(password));
    return matches && passwordHash !== null;
  } finally {
    end();
  }
}
