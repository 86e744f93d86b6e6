import { wordsFor } from "../shared/machine-words";
import type { promoCodeListMachine } from "./promo-code-list";
import { staffListWords } from "./staff-list.words";

export const promoCodeListWords = wordsFor<typeof promoCodeListMachine>()({
  ...staffListWords,
  invokes: {
    promoCodeCreation: { doing: "adding a promo code", done: "nothing more is added" },
    promoCodeEnding: { doing: "asking before a promo code ends", done: "nothing more is asked" },
  },
});
