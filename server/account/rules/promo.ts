import type { PromoCodeState } from "../../../contract/account/promo-codes";
import type { ErrorCode } from "../../../contract/errors";

/** What a code is redeemed by. */
interface Limits {
  /** When an administrator ended it, or null. */
  endedAt: Date | null;
  expiresAt: Date | null;
  /** Null: any number. */
  usesLeft: number | null;
}

/**
 * A code as it is stored: people type it in lower case and with surrounding spaces, and in Japan with letters of full
 * width.
 */
export const promoCodeOf = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase().normalize("NFKC");

/** Control characters, line breaks, and characters that nobody sees: a code with them cannot be typed. */
const untypable = /[\p{C}\p{Zl}\p{Zp}]/u;

/** What is wrong with a new promo code; null if it can be added. @param code as `promoCodeOf` returns it */
export function promoMistake(
  { code, expiresAt }: { code: string; expiresAt: Date | null },
  now: Date,
): { field: "code" | "expiresOn"; message: string } | null {
  // Some letters become two in capitals.
  const { length } = [...code];
  if (length < 1 || length > 64) return { field: "code", message: "must have 1 to 64 characters" };
  if (untypable.test(code))
    return { field: "code", message: "must not contain line breaks, control characters or invisible characters" };
  if (expiresAt !== null && expiresAt <= now) return { field: "expiresOn", message: "must be a day to come" };
  return null;
}

/** Whether a code can be redeemed, and if not, what keeps it from being. */
export function promoStateOf({ endedAt, expiresAt, usesLeft }: Limits, now: Date): PromoCodeState {
  if (endedAt !== null) return "ended";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return usesLeft === 0 ? "used-up" : "usable";
}

const refusals = {
  usable: null,
  ended: "promo_expired",
  expired: "promo_expired",
  "used-up": "promo_used_up",
} as const;

/** Why a code cannot be redeemed, or null. */
export const promoRefusal = (code: Limits | null, now: Date): ErrorCode | null =>
  code === null ? "promo_unknown" : refusals[promoStateOf(code, now)];

const day = 24 * 60 * 60 * 1000;

/** Until when an account has academy-plus once it has redeemed a code; days that it still has from others stay (R58). */
export const plusUntilBy = (
  { plusDays }: { plusDays: number },
  { plusUntil }: { plusUntil: Date | null },
  now: Date,
): Date => new Date(Math.max(now.getTime(), plusUntil?.getTime() ?? 0) + plusDays * day);
