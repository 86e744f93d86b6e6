import type { Account } from "../account/queries/accounts";
import { noteUse } from "../account/queries/sessions";
import type { Database, Write } from "../db/database";
import { type CommandOrder, hasLater } from "../db/queries/command-order";
import { beginCommand } from "../db/queries/commands";
import { storedReply, storeReply } from "../db/queries/idempotency";
import { ApiError } from "./api-error";
import type { Subject } from "./command-order";

/** A command as its request describes it. */
interface Command {
  tokenHash: string;
  now: Date;
  /** Whether it affects the caller's account, so that the account's other commands wait for it. */
  isOnOneself: boolean;
  /** Null without an `Idempotency-Key`. */
  claim: { key: string; requestHash: string } | null;
  /** Null without a `Command-Order`. */
  order: CommandOrder | null;
  subject: Subject | null;
}

/** What a command works with. */
export interface Running {
  tx: Database;
  account: Account;
  /** Whether a later command of the same device about the subject has arrived before: then it has no effect. */
  isSuperseded: boolean;
  /** Adds a write that is sent together with the reply. */
  writeWithReply(write: Write): void;
}

/**
 * Runs a command in a transaction, once per key: either both the effect and the response are stored or neither is. A
 * second request with the key waits for the first one's transaction, then gets its response. Errors roll back and are
 * not stored.
 * @throws {ApiError} `key_reused` for another request under the key, `signed_out` if the session has ended
 */
export async function runCommand(
  db: Database,
  { tokenHash, now, isOnOneself, claim, order, subject }: Command,
  run: (running: Running) => Promise<unknown>,
): Promise<{ reply: unknown; replayed: boolean }> {
  const replaces = order && subject && "replaces" in subject ? { ...order, subject: subject.replaces } : null;
  const within = order && subject && "within" in subject ? { ...order, subject: subject.within } : null;
  let use: Parameters<typeof noteUse>[1] | null = null;
  const done = db.transaction(async (tx) => {
    for (;;) {
      const begun = await beginCommand(tx, { tokenHash, now, isLocked: isOnOneself, claim, order: replaces });
      if (!begun) throw new ApiError("signed_out");
      const { account, usedAt } = begun;
      use = { tokenHash, accountId: account.id, usedAt };
      const key = claim && { accountId: account.id, key: claim.key };
      if (!begun.isNew && claim && key) {
        const earlier = await storedReply(tx, key);
        // It was swept between the two statements: now it is free.
        if (!earlier) continue;
        if (earlier.requestHash !== claim.requestHash) throw new ApiError("key_reused");
        return { reply: earlier.reply, replayed: true };
      }
      // A subject that others replace is only read, so it has to be read after the wait for the account.
      const isSuperseded = within ? await hasLater(tx, { ...within, accountId: account.id }) : begun.isSuperseded;
      const writes: Write[] = [];
      const reply = await run({ tx, account, isSuperseded, writeWithReply: (write) => void writes.push(write) });
      if (key) await storeReply(tx, key, reply, writes);
      else for (const write of writes) await write;
      return { reply, replayed: false };
    }
  });
  // Outside of the transaction, in which it could make others wait; a failed note is made by the next request.
  return done.finally(() => (use ? noteUse(db, use, now).catch(() => undefined) : undefined));
}
