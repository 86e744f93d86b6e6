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

/** Removing a learner's rating of a course, and taking that back (R9, R62). */
export const ratingRemovalMachine = createStaffAction<RatingRemoval, RatingNumbers>({
  id: "ratingRemoval",
  description: "Removing a learner's rating, or putting it back.",
  screen: "RatingRemovalDialog",
  requirements: ["R9", "R62"],
  undoOf: ({ isRemoved, before, after, ...rating }) => ({
    ...rating,
    isRemoved: !isRemoved,
    before: after,
    after: before,
  }),
});
