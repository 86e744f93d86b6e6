import { wordsFor } from "../shared/machine-words";
import type { ratingRemovalMachine } from "./rating-removal";
import { staffActionWords } from "./staff-action.words";

export const ratingRemovalWords = wordsFor<typeof ratingRemovalMachine>()(staffActionWords);
