import type { ErrorCode } from "../../../contract/errors";

/** A code as it is stored: people type it in lower case and with surrounding spaces. */
export const promoCodeOf = (typed: string): string => typed.trim().toUpperCase();

/** Why a code cannot be redeemed, or null. */
export function promoRefusal(
  code: { expiresAt: Date | null; usesLeft: number | null } | null,
  now: Date,
): ErrorCode | null {
  if (!code) return "promo_unknown";
  if (code.expiresAt !== null && code.expiresAt <= now) return "promo_expired";
  return code.usesLeft === 0 ? "promo_used_up" : null;
}

const day = 24 * 60 * 60 * 1000;

/** Until when an account has academy-plus once it has redeemed a code; days that it still has from others stay (R58). */
export const plusUntilBy = (
  { plusDays }: { plusDays: number },
  { plusUntil }: { plusUntil: Date | null },
  now: Date,
): Date => new Date(Math.max(now.getTime(), plusUntil?.getTime() ?? 0) + plusDays * day);
