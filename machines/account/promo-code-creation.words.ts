import { wordsFor } from "../shared/machine-words";
import type { promoCodeCreationMachine } from "./promo-code-creation";
import { staffActionWords } from "./staff-action.words";

export const promoCodeCreationWords = wordsFor<typeof promoCodeCreationMachine>()(staffActionWords);
