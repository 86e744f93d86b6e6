import { wordsFor } from "../shared/machine-words";
import type { promoCodeEndingMachine } from "./promo-code-ending";
import { staffActionWords } from "./staff-action.words";

export const promoCodeEndingWords = wordsFor<typeof promoCodeEndingMachine>()(staffActionWords);
