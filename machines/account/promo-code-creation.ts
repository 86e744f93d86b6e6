import type { AdminPromoCode } from "../../contract/account/promo-codes";
import { createStaffAction } from "./staff-action";

/** The form for a new promo code, as it is filled in. */
export interface PromoCodeForm {
  code: string;
  days: string;
  /** Empty: any number. */
  uses: string;
  /** A day like 2026-12-31 in UTC, or empty: without an end. */
  expires: string;
}

/** What is wrong in each field. */
export interface PromoCodeMistakes {
  code?: "missing" | "long";
  days?: "range";
  uses?: "range";
  expires?: "invalid";
}

/** Digits may have full width, as Japanese keyboards produce them. */
function isWhole(text: string, most: number): boolean {
  const digits = text.normalize("NFKC").trim();
  return /^[1-9]\d{0,8}$/.test(digits) && Number(digits) <= most;
}

function mistakeInCode(code: string): PromoCodeMistakes["code"] {
  const { length } = [...code.normalize("NFKC").trim().toUpperCase()];
  return length === 0 ? "missing" : length > 64 ? "long" : undefined;
}

/** What is missing or wrong in the form, by field. The server checks the same, and that the day is one to come. */
export function mistakesIn({ code, days, uses, expires }: PromoCodeForm): PromoCodeMistakes {
  const inCode = mistakeInCode(code);
  return {
    ...(inCode && { code: inCode }),
    ...(!isWhole(days, 3660) && { days: "range" }),
    ...(uses.trim() !== "" && !isWhole(uses, 999_999_999) && { uses: "range" }),
    ...(expires !== "" && !/^\d{4}-\d\d-\d\d$/.test(expires) && { expires: "invalid" }),
  };
}

/** Adding a promo code (R58, R62). */
export const promoCodeCreationMachine = createStaffAction<PromoCodeForm, AdminPromoCode>({
  id: "promoCodeCreation",
  description: "Adding a promo code.",
  screen: "PromoCodeForm",
  requirements: ["R58", "R62"],
  isReady: (form) => Object.keys(mistakesIn(form)).length === 0,
});
