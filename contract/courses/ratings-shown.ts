import type { RatingNumbers } from "../account/ratings";

/** From how many ratings on a course shows their average: fewer say more about a learner than about the course (R64). */
export const ratingsShownFrom = 5;

/** How a course is rated, from how many gave one star, two, three, four, and five. */
export function ratingNumbers(byStars: readonly number[]): RatingNumbers {
  const count = byStars.reduce((sum, some) => sum + some, 0);
  const stars = byStars.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return {
    count,
    average: count === 0 ? null : Math.round((stars / count) * 100) / 100,
    byStars: [...byStars],
    isShown: count >= ratingsShownFrom,
  };
}
