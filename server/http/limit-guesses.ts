import type { ErrorCode } from "../../contract/errors";
import {
  type Begun,
  beginGuess,
  dropGuess,
  failGuess,
  forgiveGuesses,
  type Guesser,
  type Lock,
} from "../account/queries/sign-in-failures";
import type { Database } from "../db/database";
import { ApiError } from "./api-error";
import { retryAfter } from "./limits";
import { createTurns } from "./turns";

/** Errors that mean that a guess was wrong; after any other error it is unknown. */
const wrongGuess: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "wrong_credentials",
  "wrong_confirmation",
  "passkey_unknown",
  "passkey_invalid",
  "passkey_copied",
  "recovery_code_wrong",
  "promo_unknown",
  "promo_expired",
  "promo_used_up",
]);

/**
 * How long a guess waits for those before it, in milliseconds: what remains of a request's time (4.5 s) is enough to
 * check it.
 */
const timeoutMs = 3500;
/** Between two checks of other processes' guesses, in milliseconds. */
const pollMs = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Guess extends Guesser {
  /** Whether a right guess clears this source's earlier wrong ones. */
  isForgiving: boolean;
  /** Called when the guess is rejected after too many wrong ones. */
  onLock?(lock: Lock): Promise<void>;
}

/** Limits how often secrets can be guessed. */
export interface Guesses {
  /**
   * Checks a guess when its turn comes. Only wrong guesses count, not those being checked: a guess that depends on the
   * outcome of others waits for it.
   * @param check throws an error of `wrongGuess` for a wrong guess; its other errors do not count
   * @returns what `check` returns
   * @throws {ApiError} `too_many` after too many wrong guesses, with the seconds to wait; `unavailable` when the turn
   * did not come in time; whatever `check` throws
   */
  attempt<T>(db: Database, guess: Guess, now: Date, check: () => Promise<T>): Promise<T>;
}

/** Records a guess, and waits while other processes check guesses that decide whether it is allowed. */
async function begin(db: Database, guess: Guess, now: Date, deadline: number): Promise<number> {
  for (;;) {
    const begun: Begun = await beginGuess(db, guess, now);
    if (begun.kind === "begun") return begun.id;
    if (begun.kind === "wait") {
      await guess.onLock?.(begun);
      throw new ApiError("too_many", { retryAfter: begun.seconds });
    }
    if (performance.now() > deadline) throw new ApiError("unavailable", { retryAfter });
    // Random, so that two waiting processes do not stay in step.
    await pause(pollMs * (0.5 + Math.random()));
  }
}

/**
 * One per process: guesses of one source at one secret are checked one after the other, guesses of one address four at
 * a time.
 */
export function createGuesses(): Guesses {
  const addresses = createTurns({ atOnce: 4, maxWaiting: 1000 });
  const sources = createTurns({ atOnce: 1, maxWaiting: 20 });

  const settle = async <T>(db: Database, guess: Guess, id: number, check: () => Promise<T>): Promise<T> => {
    try {
      const right = await check();
      await (guess.isForgiving ? forgiveGuesses(db, id, guess) : dropGuess(db, id));
      return right;
    } catch (thrown) {
      const isWrong = thrown instanceof ApiError && wrongGuess.has(thrown.code);
      await (isWrong ? failGuess(db, id) : dropGuess(db, id));
      throw thrown;
    }
  };

  return {
    async attempt(db, guess, now, check) {
      const deadline = performance.now() + timeoutMs;
      const endOfSource = await sources.take(`${guess.subject}\n${guess.source}`, timeoutMs);
      try {
        const endOfAddress = await addresses.take(guess.source, deadline - performance.now());
        try {
          return await settle(db, guess, await begin(db, guess, now, deadline), check);
        } finally {
          endOfAddress();
        }
      } finally {
        endOfSource();
      }
    },
  };
}
