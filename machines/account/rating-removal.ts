import type { RatingNumbers } from "../../contract/account/ratings";
import { createStaffAction } from "./staff-action";

/** How a course is rated, as far as a removal changes it. */
export type RatedAs = Pick<RatingNumbers, "count" | "average" | "isShown">;

/** A rating that is removed, or put back as it was. */
export interface RatingRemoval {
  /** The account of the learner, and its email address. */
  account: number;
  email: string;
  /** The course, and its title. */
  course: number;
  title: string;
  /** The rating that was seen: another one has another number. */
  id: number;
  stars: number;
  isRemoved: boolean;
  /** How the course is rated before it, and after it. */
  before: RatedAs;
  after: RatedAs;
}

/**
 * How a course is rated without one of its ratings.
 * @param fewest from how many ratings on visitors see the average (R64)
 */
export function withoutRating(byStars: readonly number[], stars: number, fewest: number): RatedAs {
  const left = byStars.map((some, index) => (index + 1 === stars ? some - 1 : some));
  const count = left.reduce((sum, some) => sum + some, 0);
  const sum = left.reduce((all, some, index) => all + some * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.round((sum / count) * 100) / 100, isShown: count >= fewest };
}

/** Removing a learner's rating of a course, and taking that back (R9, R62). */
export const ratingRemovalMachine = createStaffAction<RatingRemoval, RatingNumbers>({
  id: "ratingRemoval",
  description: "Removing a learner’s rating, or putting it back.",
  screen: "RatingRemovalDialog",
  requirements: ["R9", "R62"],
  undoOf: ({ isRemoved, before, after, ...rating }) => ({
    ...rating,
    isRemoved: !isRemoved,
    before: after,
    after: before,
  }),
});
