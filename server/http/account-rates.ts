import { ApiError } from "./api-error";
import { createRate } from "./rate";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits how often an account does something that adds rows each time, in this process.
 * @param what in the plural, as the refusal says it: "messages"
 * @param limits each is so many within so many seconds
 * @returns counts one more; throws {@link ApiError} `too_many` with the seconds to wait
 */
function createAccountRate(what: string, limits: readonly { most: number; seconds: number }[]) {
  const rates = limits.map(({ most, seconds }) => createRate({ each: most, all: Number.POSITIVE_INFINITY, seconds }));
  return (accountId: number, now: Date): void => {
    for (const rate of rates) {
      const retryAfter = rate.take(String(accountId), 1, now);
      if (retryAfter > 0) throw new ApiError("too_many", { retryAfter, message: `Too many ${what}; wait.` });
    }
  };
}

/** Messages to us: somebody reads each of them. */
export const createFeedbackRate = () => createAccountRate("messages", [{ most: 20, seconds: hour }]);

/** Reports of how a quiz is gone through: a row each. A quiz of ten questions makes some twenty. */
export const createQuizReportRate = () =>
  createAccountRate("reports of quizzes", [
    { most: 120, seconds: minute },
    { most: 3000, seconds: day },
  ]);

/**
 * Commands with an `Idempotency-Key`, whose answer is kept for a week: whatever they do, also notes that are saved while
 * they are typed and answers that are given again.
 */
export const createCommandRate = () =>
  createAccountRate("changes", [
    { most: 300, seconds: minute },
    { most: 20_000, seconds: day },
  ]);
