import type { Database } from "../db/database";
import { forgetFailure, noteFailure, secondsToWait } from "../db/queries/sign-in-failures";
import { ApiError } from "./api-error";

/**
 * Counts a guess as failed before it is made, so that guesses in parallel count too; whoever guessed right forgets the
 * failures. Counts are rows: every process sees the same.
 * @throws {ApiError} `too_many`
 */
export async function noteGuess(db: Database, name: string, address: string, now: Date): Promise<void> {
  const noted = await noteFailure(db, name, address, now);
  const wait = await secondsToWait(db, noted, name, address, now);
  if (wait === 0) return;
  // A refused try is no failure: otherwise a lock would never end under steady knocking.
  await forgetFailure(db, noted);
  throw new ApiError("too_many", { retryAfter: wait });
}
