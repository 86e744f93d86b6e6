import { wordsFor } from "../shared/machine-words";
import { staffListWords } from "./staff-list.words";
import type { staffRatingsMachine } from "./staff-ratings";

export const staffRatingsWords = wordsFor<typeof staffRatingsMachine>()({
  ...staffListWords,
  invokes: { ratingRemoval: { doing: "asking before a rating is removed", done: "nothing more is asked" } },
});
