/** How long a session may stay unused, in milliseconds, before it ends (R60). */
export const idleLimit = { learner: 14 * 24 * 60 * 60 * 1000, staff: 12 * 60 * 60 * 1000 };

/** A session's last use is stored at most once in this time, in milliseconds: most requests write nothing. */
export const useInterval = 5 * 60 * 1000;

/** Whether the stored last use is old enough to be replaced. */
export const isUseDue = (usedAt: Date, now: Date): boolean => now.getTime() - usedAt.getTime() >= useInterval;
