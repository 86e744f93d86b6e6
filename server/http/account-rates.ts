import { ApiError } from "./api-error";
import { createRate } from "./rate";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits how often an account does something that adds rows each time, in this process.
 * @param what in the plural, as the error message names it: "messages"
 * @param limits each allows a number of calls within a number of seconds
 * @returns a function that counts one call; throws {@link ApiError} `too_many` with the seconds to wait
 */
function createAccountRate(what: string, limits: readonly { most: number; seconds: number }[]) {
  const rates = limits.map(({ most, seconds }) => createRate({ each: most, all: Number.POSITIVE_INFINITY, seconds }));
  return (accountId: number, now: Date): void => {
    for (const rate of rates) {
      const retryAfter = rate.take(String(accountId), 1, now);
      if (retryAfter > 0) throw new ApiError("too_many", { retryAfter, message: `Too many ${what}; please wait.` });
    }
  };
}

/** Messages to us: each is read by a person. */
export const createFeedbackRate = () => createAccountRate("messages", [{ most: 20, seconds: hour }]);

/** Comments on the flows: each is read by the people who review them. */
export const createCommentRate = () =>
  createAccountRate("comments", [
    { most: 60, seconds: hour },
    { most: 300, seconds: day },
  ]);

/** Reports of how learners go through a quiz: one row each. A quiz of ten questions makes about twenty. */
export const createQuizReportRate = () =>
  createAccountRate("reports of quizzes", [
    { most: 120, seconds: minute },
    { most: 3000, seconds: day },
  ]);

/** Beginnings of adding a passkey, or of confirming with one: each is a row for five minutes. */
export const createChallengeRate = () => createAccountRate("tries with passkeys", [{ most: 30, seconds: 5 * minute }]);

/** Sign-ins by password, passkey, or recovery code: each is a session and an entry of the audit log. */
export const createSignInRate = () => createAccountRate("sign-ins", [{ most: 1000, seconds: hour }]);

/** Confirmations by the owner of a session: each is an entry of the audit log. */
export const createConfirmationRate = () => createAccountRate("confirmations", [{ most: 60, seconds: hour }]);

/** Exports of one's own data: each reads all of it, and is an entry of the audit log. */
export const createExportRate = () => createAccountRate("exports", [{ most: 20, seconds: hour }]);

/**
 * Commands with an `Idempotency-Key` or a `Command-Order`, which are kept for a week: all of them, including notes saved
 * while typing and repeated answers.
 */
export const createCommandRate = () =>
  createAccountRate("changes", [
    { most: 300, seconds: minute },
    { most: 20_000, seconds: day },
  ]);
