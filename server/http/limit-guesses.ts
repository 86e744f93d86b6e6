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

/** Refusals that say that a guess was wrong; after any other one nobody knows. */
const wrongGuess: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "wrong_credentials",
  "wrong_confirmation",
  "promo_unknown",
  "promo_expired",
  "promo_used_up",
]);

/**
 * How long a guess waits for those before it, in milliseconds: what is left of a request's time (4.5 s) is enough to
 * check it.
 */
const timeoutMs = 3500;
/** Between two looks at what other processes check, in milliseconds. */
const pollMs = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Guess extends Guesser {
  /** Whether a right guess makes up for this source's wrong ones before it. */
  isForgiving: boolean;
  /** Is told that the guess is refused after too many wrong ones. */
  onLock?(lock: Lock): Promise<void>;
}

/** Limits how often secrets are guessed at. */
export interface Guesses {
  /**
   * Checks a guess when its turn comes. Only wrong guesses count, not those that are being checked: a guess that depends
   * on the outcome of others waits for it.
   * @param check throws what `wrongGuess` names for a wrong guess; its other failures do not count
   * @returns what `check` returns
   * @throws {ApiError} `too_many` after too many wrong guesses, with the seconds to wait; `unavailable` when the turn
   * did not come in time; what `check` throws
   */
  attempt<T>(db: Database, guess: Guess, now: Date, check: () => Promise<T>): Promise<T>;
}

/** Notes a guess, and waits while other processes check guesses that decide whether it may be made. */
async function begin(db: Database, guess: Guess, now: Date, deadline: number): Promise<number> {
  for (;;) {
    const begun: Begun = await beginGuess(db, guess, now);
    if (begun.kind === "begun") return begun.id;
    if (begun.kind === "wait") {
      await guess.onLock?.(begun);
      throw new ApiError("too_many", { retryAfter: begun.seconds });
    }
    if (performance.now() > deadline) throw new ApiError("unavailable", { retryAfter });
    // Two processes that see each other must not stay in step.
    await pause(pollMs * (0.5 + Math.random()));
  }
}

/** One of a process: guesses of one source at one secret are checked one after the other, four of one address at once. */
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
