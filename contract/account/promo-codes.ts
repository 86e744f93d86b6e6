import { z } from "zod/mini";
import { Id, Instant, PromoCode, SearchText } from "../primitives";

/**
 * Whether a promo code can be redeemed: it can, an administrator has ended it, its expiry day has begun, or it has been
 * redeemed as often as it may be.
 */
export const promoCodeStates = ["usable", "ended", "expired", "used-up"] as const;
const PromoCodeState = z.enum(promoCodeStates);
export type PromoCodeState = z.infer<typeof PromoCodeState>;

/** Which promo codes: all filters apply at once. */
export const PromoCodeFilter = z.object({
  search: z._default(SearchText, ""),
  state: z.optional(PromoCodeState),
});
export type PromoCodeFilter = z.infer<typeof PromoCodeFilter>;

/** A promo code as administrators see it (R58, R62). */
export const AdminPromoCode = z.object({
  id: Id,
  /** In capitals. */
  code: z.string(),
  state: PromoCodeState,
  /** How many days of academy-plus it grants. */
  plusDays: z.int(),
  /** Null: any number. */
  usesLeft: z.nullable(z.int()),
  /** The beginning of its expiry day; null: it has none. */
  expiresAt: z.nullable(Instant),
  /** How many accounts have redeemed it, and still exist. */
  redemptions: z.int(),
  createdAt: Instant,
});
export type AdminPromoCode = z.infer<typeof AdminPromoCode>;

/** A promo code that an administrator adds. */
export const NewPromoCode = z.object({
  /** In any case. */
  code: PromoCode,
  plusDays: z.int().check(z.minimum(1), z.maximum(3660)),
  /** Null: any number. */
  uses: z.nullable(z.int().check(z.minimum(1), z.maximum(999_999_999))),
  /** It can be redeemed until this day begins (UTC); null: without an end. */
  expiresOn: z.nullable(z.iso.date()),
});
export type NewPromoCode = z.infer<typeof NewPromoCode>;
