/** How long a proof that a session is its owner's counts for what staff do to others, in milliseconds (R60). */
const confirmationMs = 15 * 60 * 1000;

/** Until when a proof of this moment counts. */
export const confirmedUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + confirmationMs);

/** Whether the owner of a session has proved to be the owner, by signing in or with the password, lately enough. */
export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now < confirmedUntil(confirmedAt);
